// Further ids of headings, for links made for another generator: an empty element in the heading, before its text. In:
// HTML of headings with ids. Out: the same with such elements.

/**
 * The tag of a heading with its id, and the element where it is there already. One way to match only, so that it stays
 * linear.
 */
const headings =
  /(<h[23](?:(?! id=")(?:[^<>"]|"[^"]*"))* id="([^"]+)"(?:[^<>"]|"[^"]*")*>)(?:<span class="older-id" id="[^"]+"><\/span>)?/g;

/** Sets or takes away the older ids of some headings, by the ids that they have, as HTML. */
export function withOlderIds(html: string, olderIds: ReadonlyMap<string, string | undefined>): string {
  return html.replace(headings, (whole, tag: string, id: string) => {
    const older = olderIds.get(id);
    if (older !== undefined) return `${tag}<span class="older-id" id="${older}"></span>`;
    return olderIds.has(id) ? tag : whole;
  });
}
