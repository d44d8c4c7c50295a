"""Hand the lessons to the browser of this computer: python serve.py. Ctrl-C ends it.

This file lies beside ek_teach in the package and is copied into every site, so it needs nothing but Python.
"""

import os
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

PORTS: Final = range(8000, 8100)


class Handler(SimpleHTTPRequestHandler):
    """Hands out files; what kind each is does not hang on what this computer thinks of it."""

    extensions_map = {  # noqa: RUF012 - as the class above has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_told: Any) -> None:
        """Say nothing: a page is some hundred files."""


class Server(ThreadingHTTPServer):
    """Serves on, whatever becomes of one request."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell of every trouble but one: a browser hangs up whenever its reader leaves a page."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def open_server(folder: Path) -> Server:
    """Take the first free port."""
    for port in PORTS:
        try:
            return Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))
        except OSError:
            continue
    sys.exit(f"No port from {PORTS[0]} to {PORTS[-1]} is free; end another program that serves pages.")


def main() -> None:
    """Serve the folder in which this file lies."""
    server = open_server(Path(__file__).resolve().parent)
    address = f"http://localhost:{server.server_port}/"
    print(f"The lessons are at {address} - Ctrl-C ends it.", flush=True)
    # Elsewhere a browser that opens by itself may be one inside the terminal, which shows no notebook.
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
