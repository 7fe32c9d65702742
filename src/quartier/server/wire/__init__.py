"""What goes over the wire, see docs/api.md.

Answers and messages are typed dictionaries, built as such and sent as they are; requests are models that check what
came. The contract is made of both.
"""
