"""Runs cases of a public conformance suite through our catalogues; the cases themselves are not ours."""
