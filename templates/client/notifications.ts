// The bell: how many notifications a reader has not seen, which are new when it is opened. Seen ones are kept by their ids.
import { readStored, writeStored } from './stored.ts';

const key = 'xdocs-notifications-seen';

function seenIds(): string[] {
  return (readStored(key) ?? '').split(' ').filter(Boolean);
}

/** Counts what is new; opening the list is seeing it. */
export function countNotifications(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-xd-notifications]');
  const badge = menu?.querySelector<HTMLElement>('.badge');
  if (!menu || !badge) return;
  const items = [...menu.querySelectorAll<HTMLElement>('[data-id]')];
  const seen = seenIds();
  const unread = items.filter((item) => !seen.includes(item.dataset['id']!));
  for (const item of unread) item.dataset['new'] = '';
  const count = String(unread.length);
  badge.hidden = unread.length === 0;
  badge.textContent = count;
  const summary = menu.querySelector('summary')!;
  const label = summary.getAttribute('aria-label') ?? '';
  if (unread.length > 0) summary.setAttribute('aria-label', `${label}, ${(badge.dataset['text'] ?? '').replace('{count}', count)}`);
  menu.addEventListener('toggle', () => {
    if (!menu.open) {
      for (const item of items) delete item.dataset['new'];
      return;
    }
    writeStored(key, items.map((item) => item.dataset['id']).join(' '));
    badge.hidden = true;
    summary.setAttribute('aria-label', label);
  });
}
