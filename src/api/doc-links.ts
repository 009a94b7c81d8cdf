// Inline links of JSDoc. In: Markdown with `{@link X}` and `[[X]]`. Out: Markdown with links to the pages that exist.

/**
 * Returns a function that turns inline tags into Markdown.
 *
 * @param hrefOf the page about an exported name, if there is one
 */
export function docLinker(hrefOf: (name: string) => string | undefined): (markdown: string) => string {
  const reference = (target: string, label: string): string => {
    if (/^(https?:)?\//.test(target)) return `[${label || target}](${target})`;
    const name = target.split(/[.#]/)[0] ?? target;
    const href = hrefOf(name);
    return href ? `[${label || target}](${href})` : label || `\`${target}\``;
  };
  return (markdown) =>
    markdown
      .replace(/\{@link(?:code|plain)?\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g, (_, target: string, label: string) =>
        reference(target, label.trim()),
      )
      .replace(/\[\[([^[\]\n]+)\]\]/g, (_, target: string) => reference(target, ''));
}
