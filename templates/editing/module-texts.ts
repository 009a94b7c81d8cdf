// The texts of modules that a frame of another origin cannot fetch by itself: static hosts do not all send the header
// that lets it. In: a module's URL path. Out: it and what it imports, in an order in which each comes after its imports.

export interface ModuleText {
  /** URL path. */
  readonly url: string;
  readonly text: string;
}

/** Imports as the bundler writes them: `from"/x/_assets/demos/chunk.js"`, `import"…"`. */
export const staticImport = /\b(from|import)\s*"(\/[^"\\]+\.js)"/g;
/** `import("…")` of the bundler; such a module is asked for when it is needed. */
export const lazyImport = /\bimport\(\s*"(\/[^"\\]+\.js)"\s*\)/g;

export interface ModuleTexts {
  /**
   * A module with all that it needs.
   *
   * @throws Error where one of them cannot be fetched
   */
  all(url: string): Promise<readonly ModuleText[]>;
  /** Whether a text that was handed out imports this module, perhaps later: only such may be asked for. */
  isNamed(url: string): boolean;
}

/** Fetches texts, each once. */
export function moduleTexts(fetchText: (url: string) => Promise<string>): ModuleTexts {
  const texts = new Map<string, Promise<string>>();
  const named = new Set<string>();
  const textOf = (url: string) => {
    const known = texts.get(url) ?? fetchText(url);
    texts.set(url, known);
    known.catch(() => texts.delete(url));
    return known;
  };
  /** Everything below a module at once: the depth of imports is not waited for where it is known. */
  const collect = async (url: string, found: Map<string, readonly string[]>): Promise<void> => {
    if (found.has(url)) return;
    found.set(url, []);
    const text = await textOf(url);
    const needed = [...text.matchAll(staticImport)].map(([, , one]) => one!);
    found.set(url, needed);
    for (const one of needed) named.add(one);
    for (const [, one] of text.matchAll(lazyImport)) named.add(one!);
    await Promise.all(needed.map((one) => collect(one, found)));
  };
  return {
    isNamed: (url) => named.has(url),
    async all(url) {
      const found = new Map<string, readonly string[]>();
      await collect(url, found);
      const order = new Set<string>();
      const path = new Set<string>();
      const visit = (one: string) => {
        if (order.has(one)) return;
        if (path.has(one)) throw new Error(`The modules of the page import each other in a circle: ${one}`);
        path.add(one);
        for (const next of found.get(one)!) visit(next);
        path.delete(one);
        order.add(one);
      };
      visit(url);
      return Promise.all([...order].map(async (one) => ({ url: one, text: await textOf(one) })));
    },
  };
}
