// What a button says for a moment, such as "Copied". In: what to show and how to take it back. Out: both, in time.

const endings = new WeakMap<HTMLElement, () => void>();

/** Shows something on a button and takes it back after a moment; whoever calls again ends the moment and begins another. */
export function showForAMoment(button: HTMLElement, ms: number, show: () => () => void): void {
  endings.get(button)?.();
  const takeBack = show();
  const end = () => {
    clearTimeout(timer);
    endings.delete(button);
    takeBack();
  };
  const timer = setTimeout(end, ms);
  endings.set(button, end);
}
