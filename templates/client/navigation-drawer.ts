// The sidebar as a drawer on narrow screens. In: clicks on `[data-xd-open=navigation]` and `[data-xd-close]`, Escape.
// Out: `data-drawer` on <html>, the page behind inert, focus inside while open and back where it was afterwards.
import { under } from './under.ts';

const openAttribute = 'data-drawer';
/** Must be the width at which the style sheet turns the sidebar into a drawer. */
const narrow = matchMedia('(max-width: 899.95px)');

/** Everything that is not the drawer: the siblings of its ancestors. */
function behind(drawer: Element): Element[] {
  const others: Element[] = [];
  for (let element = drawer; element.parentElement && element !== document.body; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      const stays = sibling === element || sibling.matches('.scrim, script, style, link, [role=status]');
      if (!stays) others.push(sibling);
    }
  }
  return others;
}

function focusable(drawer: Element): HTMLElement[] {
  return [...drawer.querySelectorAll<HTMLElement>('a[href], button, summary, input, select')].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/** Wires the drawer. */
export function listenForDrawer(): void {
  const drawer = document.getElementById('xd-navigation');
  if (!drawer) return;
  const opener = document.querySelector<HTMLElement>('[data-xd-open="navigation"]');
  let madeInert: Element[] = [];

  const isOpen = () => document.documentElement.hasAttribute(openAttribute);

  function open(): void {
    if (isOpen() || !narrow.matches || !drawer) return;
    document.documentElement.setAttribute(openAttribute, '');
    opener?.setAttribute('aria-expanded', 'true');
    madeInert = behind(drawer).filter((element) => !element.hasAttribute('inert'));
    for (const element of madeInert) element.setAttribute('inert', '');
    (drawer.querySelector<HTMLElement>('[aria-current="page"]') ?? drawer).focus();
  }

  function close(): void {
    if (!isOpen()) return;
    document.documentElement.removeAttribute(openAttribute);
    opener?.setAttribute('aria-expanded', 'false');
    for (const element of madeInert) element.removeAttribute('inert');
    madeInert = [];
    opener?.focus();
  }

  function keepFocusInside(event: KeyboardEvent): void {
    const stops = focusable(drawer as HTMLElement);
    const last = stops.at(-1);
    const [first] = stops;
    if (!first || !last) return;
    const leavesBackwards = event.shiftKey && (document.activeElement === first || document.activeElement === drawer);
    const leavesForwards = !event.shiftKey && document.activeElement === last;
    if (!leavesBackwards && !leavesForwards) return;
    event.preventDefault();
    (leavesBackwards ? last : first).focus();
  }

  document.addEventListener('click', (event) => {
    if (under(event, '[data-xd-open="navigation"]')) open();
    else if (under(event, '[data-xd-close="navigation"]')) close();
  });
  document.addEventListener('keydown', (event) => {
    if (!isOpen()) return;
    // The first Escape closes a menu in the drawer, if one is open.
    if (event.key === 'Escape' && !drawer.querySelector('[data-xd-menu][open]')) close();
    else if (event.key === 'Tab') keepFocusInside(event);
  });
  narrow.addEventListener('change', close);
  document.addEventListener('xdocs:leave', close);
}
