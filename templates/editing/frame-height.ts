// How high the document of edited code is: its page makes the frame as high. Menus and dialogs, which lie beside the
// demo, have room while they are open.

/** The height of a frame that a dialog lies over. */
const dialogHeight = 480;

/** The lower edge of what lies beside the demo. */
function bottomOfOthers(root: HTMLElement): number {
  const others = [...document.body.children].filter((element) => element !== root && !element.hasAttribute('hidden'));
  return Math.max(
    0,
    ...others
      .flatMap((element) => [element, ...element.querySelectorAll(':scope > *, :scope > * > *')])
      .map((element) => {
        const { height, bottom } = element.getBoundingClientRect();
        if (height === 0) return 0;
        return getComputedStyle(element).position === 'fixed' ? dialogHeight : bottom + scrollY + 16;
      }),
  );
}

/** Tells the height now and whenever it changes. */
export function followHeight(root: HTMLElement, tell: (height: number) => void): void {
  let told = 0;
  let asked = 0;
  const measure = () => {
    const { paddingTop, paddingBottom } = getComputedStyle(document.body);
    const own = root.offsetHeight + parseFloat(paddingTop) + parseFloat(paddingBottom);
    const height = Math.ceil(Math.max(own, bottomOfOthers(root)));
    if (height !== told) tell(height);
    told = height;
  };
  const measureSoon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(measure);
  };
  new ResizeObserver(measureSoon).observe(root);
  new MutationObserver(measureSoon).observe(document.body, { childList: true });
  // What a menu shows comes a moment after its box.
  document.body.addEventListener('transitionend', measureSoon);
  measure();
}
