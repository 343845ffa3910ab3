"""The systems of rules on the battle screen: each is a module here that is named by its id.

It makes its ``PIECES`` (``desktop.wording.battle.pieces``) and its ``SCREEN`` (``desktop.battle.screen``).
"""
