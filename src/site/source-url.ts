// Where a demo's source is read in the repository. In: the page's own path there, the config's address for editing. Out: a
// URL. Only pages have dates and paths of their own in the repository; what lies in their content root lies beside them.

/** The URL of a file beside a page: what `editUrl` leads to, to be read where the host is known to have such a page. */
export function sourceUrlOf(
  entry: string,
  page: { readonly source: string; readonly editPath: string },
  editUrl: string,
): string | undefined {
  const [source, edited] = [page.source.split('/'), page.editPath.split('/')];
  // What both paths end with; before it is the content root, here and there.
  while (source.length > 0 && source.at(-1) === edited.at(-1)) {
    source.pop();
    edited.pop();
  }
  const root = source.map((part) => `${part}/`).join('');
  if (!entry.startsWith(root)) return undefined;
  const own = entry.slice(root.length).split('/');
  if (own[0] === '..') return undefined;
  const path = [...edited, ...own].map(encodeURIComponent).join('/');
  return editUrl.replace(/\/edit\/(?=.*\{path\})/, '/blob/').replace('{path}', () => path);
}
