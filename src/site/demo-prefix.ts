// The prefix of a demo's `useId` ids, equal on the server and in the browser.

/** Derives the prefix from a demo's id: short, practically unique in the site, valid in ids and selectors. */
export function demoPrefix(id: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return `d${hash.toString(36)}-`;
}
