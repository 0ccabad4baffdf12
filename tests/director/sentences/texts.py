"""The visible text of a page, line by line, with the element that each line is in; of a picture what it is called."""

from bisect import bisect_right
from html.parser import HTMLParser

INLINE = {
    "a",
    "abbr",
    "b",
    "cite",
    "code",
    "em",
    "i",
    "kbd",
    "mark",
    "q",
    "small",
    "span",
    "strong",
    "sub",
    "sup",
    "time",
}
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
UNSEEN = {"head", "script", "select", "style", "svg", "template"}


class Node:
    """A block of the page. first, last: the lines in it."""

    __slots__ = ("classes", "first", "id", "last", "parent", "tag")

    def __init__(self, tag, has, parent, first):
        self.tag, self.parent, self.first, self.last = tag, parent, first, first
        self.id, self.classes = has.get("id") or "", frozenset((has.get("class") or "").split())

    def is_called(self, name):
        """Return whether a name is the id of the block (`#id`), one of its classes (`.class`) or its tag."""
        return name in {f"#{self.id}", self.tag} or (name[:1] == "." and name[1:] in self.classes)


class Text(HTMLParser):
    """The text of a page. lines: one for each block or cell; whole: all of them."""

    def __init__(self, html):
        super().__init__()
        self.lines, self.links, self._of = [], [], []  # links: the line of each, and its address
        self._node, self._unseen, self._words = Node("html", {}, None, 0), [], []
        self._ended = False  # whether an inline element has just ended
        self.feed(html)
        self._flush()
        self.whole = "\n".join(self.lines)
        self._starts = [0]
        for line in self.lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def handle_starttag(self, tag, attrs):
        self._started(tag, dict(attrs))
        self._ended = False

    def _started(self, tag, has):
        if tag == "meta" and has.get("name") == "description":
            self._add(has.get("content") or "")
        if has.get("role") == "img" and not self._unseen:
            self._flush()
            self._add(has.get("aria-label") or "")
        if tag in VOID:
            if tag in {"br", "hr"}:
                self._flush()
        elif self._unseen or tag in UNSEEN or "hidden" in has:
            self._unseen.append(tag)
        elif tag in INLINE:
            if self._ended:
                self._words.append(" ")  # two elements side by side are two words
            self._link(tag, has)
        else:
            self._flush()
            self._node = Node(tag, has, self._node, len(self.lines))

    def _link(self, tag, has):
        if tag == "a" and has.get("href"):
            self.links.append((len(self.lines), has["href"]))

    def handle_endtag(self, tag):
        self._ended = tag in INLINE
        if self._unseen:
            self._unseen.pop()
        elif tag not in INLINE and tag not in VOID:
            self._flush()
            self._node.last = len(self.lines)
            self._node = self._node.parent or self._node

    def handle_data(self, data):
        self._ended = False
        if not self._unseen:
            self._words.append(data)
            if self._node.tag == "textarea" and "\n" in data:
                *whole, rest = data.split("\n")
                self._words.pop()
                for line in whole:
                    self._words.append(line)
                    self._flush()
                self._words.append(rest)

    def _flush(self):
        words, self._words = " ".join("".join(self._words).split()), []
        self._add(words)

    def _add(self, words):
        if words:
            self.lines.append(words)
            self._of.append(self._node)

    def line_at(self, offset):
        """Return the number of the line at an offset of the whole text."""
        return bisect_right(self._starts, offset) - 1

    def block(self, line, *names):
        """Return the nearest block around a line that is called so; None without one."""
        node = self._of[line]
        while node is not None and not any(map(node.is_called, names)):
            node = node.parent
        return node

    def text_of(self, node):
        """Return the lines of a block."""
        return self.lines[node.first : node.last]

    def links_of(self, node):
        """Return the addresses that a block links to."""
        return [href for line, href in self.links if node.first <= line < node.last]

    def blocks(self, name):
        """Return the innermost blocks with text that are called so, or are in one that is."""
        found = []
        for line in range(len(self.lines)):
            node = self.block(line, name)
            if node is not None and node not in found:
                found.append(node)
        return found
