// Tabs: of code in several forms and of a demo's files. In: clicks and arrow keys on `[role=tab]`. Out: one panel
// shown; where the writer gave a storage key, the choice is kept and every block of that key on the page follows.
import { codeTabPrefix } from '../../src/model/browser-storage.ts';
import { readStored, writeStored } from './stored.ts';
import { under } from './under.ts';

function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('[role=tab]')];
}

function labelOf(tab: Element): string {
  return tab.textContent?.trim() ?? '';
}

function select(tab: HTMLElement): void {
  const group = tab.closest('.tabs');
  if (!group) return;
  const panels = group.querySelectorAll<HTMLElement>('[role=tabpanel]');
  for (const [index, other] of tabsOf(group).entries()) {
    other.setAttribute('aria-selected', String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
    const panel = panels[index];
    if (panel) panel.hidden = other !== tab;
  }
}

/** Selects a tab the reader chose; blocks of the same storage key follow without moving what the reader looks at. */
function choose(tab: HTMLElement): void {
  select(tab);
  const storageKey = tab.closest<HTMLElement>('.tabs')?.dataset['storageKey'];
  if (!storageKey) return;
  const before = tab.getBoundingClientRect().top;
  writeStored(codeTabPrefix + storageKey, labelOf(tab));
  restoreTabs(document);
  scrollBy(0, tab.getBoundingClientRect().top - before);
}

/** Shows the remembered tab of every block that has one. */
export function restoreTabs(root: ParentNode): void {
  for (const group of root.querySelectorAll<HTMLElement>('.tabs[data-storage-key]')) {
    const stored = readStored(codeTabPrefix + group.dataset['storageKey']);
    const tab = tabsOf(group).find((candidate) => labelOf(candidate) === stored);
    if (tab) select(tab);
  }
}

function neighbourOf(tab: HTMLElement, key: string): HTMLElement | undefined {
  const group = tab.closest('.tabs');
  const tabs = group ? tabsOf(group) : [];
  const index = tabs.indexOf(tab);
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return tabs[(index + 1) % tabs.length];
  if (key === backward) return tabs.at(index - 1);
  if (key === 'Home') return tabs[0];
  return key === 'End' ? tabs.at(-1) : undefined;
}

/** The site's own tab under an event; a demo's tabs are the demo's business. */
function tabOf(event: Event): HTMLElement | null {
  const tab = under(event, '.tabs > .tab-list > [role=tab]');
  return tab?.closest('[data-xd-demo]') ? null : tab;
}

/** Wires all tabs of the page, those to come included. */
export function listenForTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    const next = tab && neighbourOf(tab, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}
