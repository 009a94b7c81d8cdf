// The reader's choices in localStorage, which may be full, forbidden or absent.

/** The value stored under a key, if there is one and it can be read. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value where that is allowed. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A choice that cannot be kept still holds for this page.
  }
}
