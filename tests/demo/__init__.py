"""The demonstration, the README and the benches, as somebody who tries them meets them."""
