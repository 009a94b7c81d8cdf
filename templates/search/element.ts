// Elements from a name, attributes and children. The search has its own, so that it is one file: what it shared with other
// parts of the shell would be one more request before the dialog opens.

/** An element with attributes and children. */
export function element<K extends keyof HTMLElementTagNameMap>(name: K, attributes: Readonly<Record<string, string | undefined>> = {}, children: readonly (Node | string)[] = []): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
