"""Everything that is written, through the tables of SQLModel.

SQLAlchemy and SQLModel take half a second to load. Whatever is read is plain SQL on the same connection
(:mod:`db.revisioned_table`, :mod:`db.timelines`, :mod:`db.battles`), so that the cards are in view before;
nothing but :class:`db.store.Store`, and the making of a new library, leads in here.
"""
