// The page's colour scheme as a Material UI storage manager: demos read it and follow it, and never set it.
// The shell owns the choice (`data-mui-color-scheme` on `<html>`) and tells of changes with `xdocs:scheme`.
import { schemeAttribute } from '../../src/model/browser-storage.ts';

interface SchemeStorage {
  get(defaultValue: string): string;
  set(value: string): void;
  subscribe(handler: (value: string) => void): () => void;
}

/** The scheme that the page is in. */
export function currentScheme(): 'light' | 'dark' {
  return document.documentElement.getAttribute(schemeAttribute) === 'dark' ? 'dark' : 'light';
}

/** Calls back when the page's scheme has changed, until the returned function is called. */
export function followScheme(changed: () => void): () => void {
  document.addEventListener('xdocs:scheme', changed);
  return () => document.removeEventListener('xdocs:scheme', changed);
}

/** Answers for the mode; the names of the light and dark schemes are their defaults. */
export function pageScheme({ key }: { key: string }): SchemeStorage {
  const isMode = !/-(?:light|dark)$/.test(key);
  return {
    get: (defaultValue) => (isMode && typeof document !== 'undefined' ? currentScheme() : defaultValue),
    set: () => {},
    subscribe: (handler) => {
      if (!isMode) return () => {};
      return followScheme(() => handler(currentScheme()));
    },
  };
}
