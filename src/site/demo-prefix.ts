// Short names that are made from a demo's id: what the server says of it, the browser and style sheets say, too.

/** The prefix of a demo's `useId` ids: short, practically unique in the site, valid in ids and selectors. */
export function demoPrefix(id: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return `d${hash.toString(36)}-`;
}

/** What marks the part of a page that Tailwind's rules for a demo apply to, by the id of the demo's module. */
export function tailwindScope(module: string): string {
  return `t${demoPrefix(module).slice(1, -1)}`;
}
