// The prefix of the ids that a demo's `useId` gives, equal on the server and in the browser.

/** A prefix from a demo's id: short, unique in the site for all practical purposes, valid in ids and selectors. */
export function demoPrefix(id: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return `d${hash.toString(36)}-`;
}
