// Which option of a list is chosen, while focus stays in the field above it. In: keys and the pointer. Out: marks on
// the option and on the field, the option in view.

export interface OptionChoice {
  /** Chooses the first option, if there is one. */
  first(): void;
  /** Arrows, Home and End. */
  onKey(event: KeyboardEvent): void;
  /** Follows the chosen option as a click with the same keys held would. */
  follow(event?: KeyboardEvent): void;
}

/** Wires the options of a list, those to come included. */
export function choiceIn(list: HTMLElement, input: HTMLElement): OptionChoice {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const chosen = () => list.querySelector<HTMLElement>('[aria-selected=true]');

  function choose(option: HTMLElement | undefined): void {
    chosen()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  }

  function move(option: HTMLElement | undefined): void {
    choose(option);
    const group = option?.parentElement;
    // With the first option of a group, its label comes into view.
    if (group?.querySelector('[role=option]') === option) group?.scrollIntoView({ block: 'nearest' });
    option?.scrollIntoView({ block: 'nearest' });
  }

  // Not `pointerover`: a list that scrolls under a pointer at rest chooses nothing.
  list.addEventListener('pointermove', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null;
    if (option && option !== chosen()) choose(option);
  });

  return {
    first: () => choose(options()[0]),
    onKey(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const all = options();
      const now = all.indexOf(chosen()!);
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: (now + 1) % all.length,
        ArrowUp: (now <= 0 ? all.length : now) - 1,
        Home: 0,
        End: all.length - 1,
      };
      const next = steps[event.key];
      if (next === undefined || all.length === 0) return;
      event.preventDefault();
      move(all[next]);
    },
    follow(event) {
      const { ctrlKey = false, metaKey = false, shiftKey = false } = event ?? {};
      chosen()?.dispatchEvent(
        new MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          composed: true,
          view: window,
          ctrlKey,
          metaKey,
          shiftKey,
        }),
      );
    },
  };
}
