/** Makes an element with text or children. Text of a file or an answer never becomes markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** Makes a list of labels and values. */
export function definitions(
  className: string,
  rows: readonly (readonly [label: string, value: string])[],
): HTMLElement {
  return element(
    'dl',
    className,
    ...rows.flatMap(([label, value]) => [element('dt', '', label), element('dd', '', value)]),
  );
}
