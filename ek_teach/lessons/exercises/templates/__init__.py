"""The exercises that come with the package, a file for each lesson; each is found by its being here."""
