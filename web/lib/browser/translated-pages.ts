/**
 * Lets React change a page that the browser has translated. Translators move texts into `font` elements of their own, and React
 * then removes or inserts next to nodes that are no longer where it left them, which throws and takes the whole page away.
 */
export function outliveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childOf(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childOf(this, before));
    return child;
  };
}

/** Returns the child of a parent that is a node, or that a translator put around it; null if the node is elsewhere. */
function childOf(parent: Node, node: Node): Node | null {
  let own: Node | null = node;
  while (own && own.parentNode !== parent) {
    const around: Node | null = own.parentNode;
    own = around instanceof HTMLElement && around.localName === 'font' ? around : null;
  }
  return own;
}
