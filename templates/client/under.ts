// What an event is about. In: an event and a selector. Out: the element.

/** The element of a selector that an event happened in, if there is one. */
export function under<E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
