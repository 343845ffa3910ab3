"""Card faces, sheets and documents, drawn in millimetres."""
