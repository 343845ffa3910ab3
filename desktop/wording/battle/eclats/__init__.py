"""What characters of ÉCLATS try and gain, in words."""
