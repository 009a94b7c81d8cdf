// Where a hash leads. In: a URL's hash. Out: the element, as the browser itself would find it.

/**
 * The element of a hash, by its letters or by what they stand for; none for a hash that stands for nothing, such as
 * `#100%`.
 */
export function elementOfHash(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
