// Menus made of `<details data-xd-menu>`: they close on Escape, on a click elsewhere and when focus leaves.

/** Wires every menu of the page, those to come included. */
export function listenForMenus(): void {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-xd-menu][open]');

  function closeOthers(event: Event): void {
    for (const menu of openMenus())
      if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
  }

  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
