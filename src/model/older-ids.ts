// Second ids of headings, for links made for another generator: an empty element in the heading, before its text. In:
// HTML of headings with ids. Out: the same with these elements.

/**
 * The opening tag of a heading with its id, and the element if it is already there. The pattern can match in one way
 * only, so that it runs in linear time.
 */
const headings =
  /(<h[23](?:(?! id=")(?:[^<>"]|"[^"]*"))* id="([^"]+)"(?:[^<>"]|"[^"]*")*>)(?:<span class="older-id" id="[^"]+"><\/span>)?/g;

/** Sets or removes the older ids of headings. Keys and values are escaped for HTML; `undefined` removes. */
export function withOlderIds(html: string, olderIds: ReadonlyMap<string, string | undefined>): string {
  return html.replace(headings, (whole, tag: string, id: string) => {
    const older = olderIds.get(id);
    if (older !== undefined) return `${tag}<span class="older-id" id="${older}"></span>`;
    return olderIds.has(id) ? tag : whole;
  });
}
