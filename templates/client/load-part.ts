// Loads a module that a reader asks for. A browser may keep it that one could not be had, and refuse its address from then on
// (https://github.com/whatwg/html/issues/6768), so it is asked for at another one the next time.
import { isMissing } from './missing-part.ts';

declare global {
  /** `loadPart` of the script of every page, for its parts: what their `import()` is there (`src/bundle/client-scripts.ts`), too. */
  var xdPart: (url: string) => Promise<unknown>;
}

const addresses: Record<string, string> = {};

/** Imports a module by its address; one that could not be had can be asked for again. */
export function loadPart(url: string): Promise<unknown> {
  const address = addresses[url] ?? url;
  return import(address).catch((error) => {
    // What fails by itself would only fail again.
    if (isMissing(error)) addresses[url] = `${address}?`;
    throw error;
  });
}

self.xdPart = loadPart;
