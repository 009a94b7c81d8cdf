// The bell: how many notifications a reader has not seen, which are new when it is opened. Seen ones are kept by their
// ids.
import { seenNotificationsKey } from '../../src/model/browser-storage.ts';
import { readStored, writeStored } from './stored.ts';

/** Counts what is new; opening the list is seeing it. */
export function countNotifications(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-xd-notifications]');
  if (!menu) return;
  const items = [...menu.querySelectorAll<HTMLElement>('[data-id]')];
  const seen = readStored(seenNotificationsKey)?.split(' ');
  const unread = items.filter(({ dataset }) => !seen?.includes(dataset['id']!));
  if (unread.length === 0) return;
  const badge = menu.querySelector<HTMLElement>('.badge')!;
  const summary = menu.querySelector('summary')!;
  const label = summary.getAttribute('aria-label')!;
  const count = String(unread.length);
  for (const { dataset } of unread) dataset['new'] = '';
  badge.hidden = false;
  badge.textContent = count;
  summary.setAttribute('aria-label', `${label}, ${badge.dataset['text']!.replace('{count}', count)}`);
  const follow = () => {
    if (menu.open) {
      writeStored(seenNotificationsKey, items.map(({ dataset }) => dataset['id']).join(' '));
      badge.hidden = true;
      summary.setAttribute('aria-label', label);
    } else for (const { dataset } of unread) delete dataset['new'];
  };
  menu.addEventListener('toggle', follow);
  // Opened before there was anybody to listen.
  if (menu.open) follow();
}
