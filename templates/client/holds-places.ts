// Server HTML that only holds a place.

/**
 * Whether a part of a demo has left only its box in the server HTML: an empty block at least half as wide as the demo.
 * Such a part renders in the browser alone.
 */
export function holdsPlaces(element: HTMLElement): boolean {
  const boxes = element.querySelectorAll<HTMLElement>('div:empty:not([role], [aria-hidden])');
  return [...boxes].some((box) => box.offsetWidth * 2 >= element.offsetWidth);
}

/**
 * Whether something of a demo is still to come where a reader would look for it: an empty block or drawing of some
 * size.
 */
export function hasGaps(element: HTMLElement): boolean {
  return [...element.querySelectorAll('div:empty:not([role], [aria-hidden]), svg:empty')].some((box) => {
    const { width, height } = box.getBoundingClientRect();
    return width * height > 10_000;
  });
}
