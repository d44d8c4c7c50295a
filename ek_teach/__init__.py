"""Explain, play and compare the rules of the card game Exploding Kittens, paragraph by paragraph."""
