// The script that a page asks for early, for the sake of its first demo. In: the HTML of the page's main part. Out: a URL,
// as it stands in its attribute.

/**
 * The first demo's module, which is small and names what else is needed: when a reader comes, all of that is asked for
 * at once. One in a frame is loaded by the frame's own document.
 */
export function earlyModule(main: string): string | undefined {
  const [tag = ''] = /<div class="demo-root"[^>]*>/.exec(main) ?? [];
  return /\sdata-frame=/.test(tag) ? undefined : /\sdata-module="([^"]+)"/.exec(tag)?.[1];
}
