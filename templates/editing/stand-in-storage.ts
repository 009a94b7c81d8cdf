// Storage for edited code: a document without an origin has none, and asking for it throws. In its place stands one that
// lasts as long as the document.

function emptyStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(String(key)) ?? null,
    setItem: (key, value) => void values.set(String(key), String(value)),
    removeItem: (key) => void values.delete(String(key)),
    clear: () => values.clear(),
  };
}

/** Gives the document its own `localStorage` and `sessionStorage`. */
export function standInStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: emptyStorage(), configurable: true });
}
