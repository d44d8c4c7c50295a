// Which key was pressed, by its letter on a Latin keyboard: on a Russian one the key that is told as Q has another letter.
function keyOf({ key, code }) {
  if (key.length === 1 && key > "\u007f" && /^Key[A-Z]$/.test(code ?? "")) return code.slice(3).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}
