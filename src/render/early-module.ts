// The script that a page asks for early, for the sake of its first demo. In: the HTML of the page's main part. Out: a URL,
// as it stands in its attribute.

/**
 * The first demo's module, where it is small and names what else is needed: when a reader comes, all of that is asked
 * for at once. One in a frame is loaded by the frame's own document.
 *
 * @param isSmall whether the module at a URL holds little besides the demo itself
 */
export function earlyModule(main: string, isSmall: (module: string) => boolean): string | undefined {
  const [tag = ''] = /<div class="demo-root"[^>]*>/.exec(main) ?? [];
  const module = /\sdata-frame=/.test(tag) ? undefined : /\sdata-module="([^"]+)"/.exec(tag)?.[1];
  return module !== undefined && isSmall(module) ? module : undefined;
}
