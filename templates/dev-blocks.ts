// The blocks of a page that a writer has open. In: the page as it was saved. Out: the blocks that differ put in place; all
// others stay, with what their demos have come to.

/** What the server sent of each block that stands in the page: scripts have changed the block since. */
const sent = new WeakMap<Element, Element>();

/** Demos that were renewed before their page, as the server will send them. */
const renewed = new WeakMap<Element, Element>();

/** Takes down what the server sent, before any script changes it. */
export function rememberBlocks(main: ParentNode): void {
  for (const block of articleOf(main)?.children ?? []) if (!sent.has(block)) sent.set(block, asSent(block));
}

/**
 * Puts the blocks that differ in the place of old ones.
 *
 * @returns demos among them that were alive; `undefined` where nothing was done, and the content is to be replaced as a whole
 */
export function replaceBlocks(now: ParentNode, next: ParentNode): readonly HTMLElement[] | undefined {
  const [article, other] = [articleOf(now), articleOf(next)];
  if (!article || !other || !article.cloneNode(false).isEqualNode(other.cloneNode(false))) return undefined;
  const blocks = [...article.children];
  // What somebody has put between them is nobody's to keep.
  if (!blocks.every((block) => sent.has(block))) return undefined;
  const { kept, left } = compared(blocks, [...other.children]);
  // What has a document of its own, or style sheets beside it, leaves with its page.
  if (left.some((block) => block.querySelector('iframe, [data-stylings]'))) return undefined;
  const alive = left.flatMap(demosIn).filter((demo) => demo.matches('[data-hydrated]'));
  const looks = new Map(alive.map((demo) => [nameOf(demo), demo.innerHTML]));
  const early = left.flatMap(demosIn).filter((demo) => renewed.has(demo));
  for (const block of left) block.remove();
  const placed = [...other.children].map((block) => kept.get(block) ?? newBlock(block, looks, early));
  const woken = placed.flatMap((block) =>
    sent.has(block) ? [] : demosIn(block).filter((demo) => looks.has(nameOf(demo)) && !renewed.has(demo)),
  );
  // But for those that have moved on into a new block.
  for (const demo of left.flatMap(demosIn)) demo.dispatchEvent(new CustomEvent('xdocs:leave'));
  placed.forEach((block, index) => {
    if (sent.has(block)) return;
    sent.set(block, asSent(other.children[index]!));
    if (index === 0) article.prepend(block);
    else placed[index - 1]!.after(block);
  });
  return woken;
}

/** Of two lists of blocks, in order: the old ones that stay, by the new ones that are the same, and those that leave. */
function compared(blocks: readonly Element[], others: readonly Element[]) {
  const kept = new Map<Element, Element>();
  const left: Element[] = [];
  const news = others.map(asSent);
  let from = 0;
  others.forEach((other, index) => {
    const found = blocks.findIndex((block, at) => at >= from && sent.get(block)!.isEqualNode(news[index]!));
    if (found < 0) return;
    kept.set(other, blocks[found]!);
    left.push(...blocks.slice(from, found));
    from = found + 1;
  });
  return { kept, left: [...left, ...blocks.slice(from)] };
}

/**
 * Puts another form of a live demo in its place, before its page comes with it. One that stands in a frame, or whose controls or
 * stylings hold on to its element, waits for its page.
 */
export function renewDemo(demo: HTMLElement, module: string): void {
  const block = [...(demo.closest('main article')?.children ?? [])].find((one) => one.contains(demo));
  const before = block && sent.get(block);
  if (!before || demo.matches('[data-frame], [data-controls]') || demo.closest('[data-stylings]')) return;
  // From now on the block is one that the server has not sent yet.
  const next = demosIn(before)[demosIn(block).indexOf(demo)]!;
  next.dataset['module'] = module;
  const fresh = next.cloneNode(false) as HTMLElement;
  renewed.set(fresh, fresh.cloneNode(false) as Element);
  // Until it is there, its old look is better than none; it is not to be hydrated.
  fresh.dataset['server'] = 'other';
  fresh.innerHTML = demo.innerHTML;
  demo.dispatchEvent(new CustomEvent('xdocs:leave'));
  demo.replaceWith(fresh);
  fresh.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/**
 * A new block; until a changed demo is there, its old look is better than none.
 *
 * @param early demos of old blocks that are what the server sends by now; the new block gets its own of them
 */
function newBlock(block: Element, looks: ReadonlyMap<string, string>, early: HTMLElement[]): Element {
  const own = document.importNode(block, true);
  const asked = demosIn(asSent(own));
  for (const [index, demo] of demosIn(own).entries()) {
    const here = early.findIndex((one) => renewed.get(one)!.isEqualNode(asked[index]!));
    if (here >= 0) {
      demo.replaceWith(...early.splice(here, 1));
      continue;
    }
    const look = looks.get(nameOf(demo));
    if (look !== undefined && demo.dataset['server'] !== '') demo.innerHTML = look;
  }
  return own;
}

/** A block as its source makes it: what the server renders of a demo comes and goes. */
export function asSent(block: Element): Element {
  const copy = block.cloneNode(true) as Element;
  for (const demo of demosIn(copy)) {
    // A frame that is a page of its own says which one; an <iframe> of any other demo is what the server renders.
    if (!demo.matches('[data-frame][data-module=""]')) demo.replaceChildren();
    delete demo.dataset['server'];
  }
  return copy;
}

function articleOf(main: ParentNode): Element | undefined {
  return main.childElementCount === 1 && main.firstElementChild!.matches('article')
    ? main.firstElementChild!
    : undefined;
}

/** What a demo shows may look like one. */
function demosIn(block: Element): HTMLElement[] {
  const inside = [...block.querySelectorAll<HTMLElement>('[data-xd-demo]')].filter(
    (demo) => !demo.parentElement?.closest('[data-xd-demo]'),
  );
  return block instanceof HTMLElement && block.matches('[data-xd-demo]') ? [block, ...inside] : inside;
}

function nameOf(demo: HTMLElement): string {
  return demo.dataset['xdDemo']!;
}
