"""The laws of the house, each as a test."""
