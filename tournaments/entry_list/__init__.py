"""Lists of entries as people keep them: read, and laid beside who is there already. Values in, marks out, no Django.

text or file (`cells`, `files`) -> what each column holds (`columns`) -> the names in it (`people`) -> what each line
says (`lines`) -> what would become of it (`marks`). docs/decisions/0036.
"""
