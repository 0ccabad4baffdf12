"""Lists of entries as people keep them: read, and laid beside who is there already. Values in, marks out, no Django.

text or cells (`cells`) -> what each line says (`lines`) -> what would become of it (`marks`) -> what is entered
(`seen`). docs/decisions/0036.
"""
