// The scripts that a page asks for early, for the sake of its first demo. In: the HTML of the page's main part. Out: URLs,
// as they stand in attributes.

/** The files that a module imports, through others, too, by its URL. */
export type ImportsOf = (module: string) => readonly string[];

/**
 * The first demo's module, which is small and names what else is needed: when a reader comes, all of that is asked for at
 * once. Where the server has made nothing of the demo, it waits for no reader, and what it needs is asked for with the
 * page.
 */
export function earlyModules(main: string, importsOf: ImportsOf): readonly string[] {
  const [tag] = /<div class="demo-root"[^>]*>/.exec(main) ?? [];
  const module = tag && /\sdata-module="([^"]+)"/.exec(tag)?.[1];
  // One in a frame is loaded by the frame's own document.
  if (!module || /\sdata-frame=/.test(tag)) return [];
  return /\sdata-server=/.test(tag) ? [module] : [module, ...importsOf(module)];
}
