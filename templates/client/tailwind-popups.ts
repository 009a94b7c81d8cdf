// Popups of demos with Tailwind. In: elements that React puts outside of a demo, as portals. Out: the demo's mark on
// them, so that its rules apply there, too, and to no other demo's popups. A box of ours around the popups would be
// plainer, but dialogs lock and hide what is around them, and so must stand in the body itself.

interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: { readonly containerInfo?: HTMLElement } | null;
}

/** React keeps what an element belongs to in a property of it, whose name ends differently in each page. */
const noteOf = (element: Element) => Object.keys(element).find((name) => name.startsWith('__reactFiber$'));

/** The element of the root that React has rendered an element for; `undefined` where it has not. */
function rootOf(element: Element): HTMLElement | undefined {
  const note = noteOf(element);
  let fiber = note === undefined ? undefined : (element as unknown as Readonly<Record<string, Fiber>>)[note];
  while (fiber?.return) fiber = fiber.return;
  return fiber?.stateNode?.containerInfo;
}

function mark(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  const scope = rootOf(node)?.dataset?.['xdTailwind'];
  if (scope && !node.closest(`[data-xd-tailwind="${scope}"]`)) node.dataset['xdTailwind'] = scope;
}

let observer: MutationObserver | undefined;

/** Marks popups from now on, and those that are there. */
export function markPopups(): void {
  if (observer) return;
  const { body } = document;
  for (const node of body.children) mark(node);
  // A popup measures itself as soon as React has put it in, so it must have its rules before: no observer is told in time.
  const { appendChild, insertBefore } = body;
  body.appendChild = (node) => {
    mark(node);
    return appendChild.call(body, node) as typeof node;
  };
  body.insertBefore = (node, next) => {
    mark(node);
    return insertBefore.call(body, node, next) as typeof node;
  };
  // What a demo has put into the body itself, and React then fills.
  observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (!(target as Element).closest('[data-xd-demo]')) addedNodes.forEach(mark);
  });
  observer.observe(body, { childList: true, subtree: true });
}
