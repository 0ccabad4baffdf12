// Merge a newer version into a part of the page. Equal nodes stay in place, with focus, scroll and open sections.

const name = (node) => node.id || node.querySelector?.("[id]")?.id || node.querySelector?.("a")?.getAttribute("href");
const key = (node) => node.nodeType === 1 && node.matches("li, tr, section, article, [id]") && name(node);

const THEIRS = new Set(["open", "hidden", "data-minha", "aria-pressed"]); // set by the reader or by scripts

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !THEIRS.has(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (!THEIRS.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function text(old, fresh, changed) {
  if (old.nodeValue === fresh.nodeValue) return;
  if (old.nodeValue.trim() !== fresh.nodeValue.trim()) changed.add(old.parentElement.closest("li, tr, p, dd"));
  old.nodeValue = fresh.nodeValue;
}

function one(old, fresh, changed) {
  if (old.nodeType !== 1) text(old, fresh, changed);
  else if (!old.isEqualNode(fresh)) {
    attributes(old, fresh);
    merge(old, fresh, changed);
  }
}

// changed: a set that receives the changed rows.
export function merge(old, fresh, changed) {
  const wanted = [...fresh.childNodes];
  const keys = new Set(wanted.map(key).filter(Boolean));
  const mine = new Map();
  for (const child of old.childNodes) {
    if (key(child) && !mine.has(key(child))) mine.set(key(child), child);
  }
  let at = old.firstChild;
  for (const node of wanted) {
    while (at && key(at) && !keys.has(key(at))) at = dropped(at);
    const known = key(node) ? mine.get(key(node)) : at && !key(at) ? at : null;
    if (known && known.nodeName === node.nodeName) {
      if (known === at) at = at.nextSibling;
      else old.insertBefore(known, at);
      mine.delete(key(node));
      one(known, node, changed);
    } else {
      old.insertBefore(document.adoptNode(node), at);
      if (node.nodeType === 1) changed.add(node);
    }
  }
  while (at) at = dropped(at);
}

function dropped(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
