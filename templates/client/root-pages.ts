// The script of the pages at the output's root. A page for what is missing proposes those with a similar address; the
// page of production errors shows the one that its address names; without it, both still say what they have to say. The
// playground gets its component from here, because the script of all other pages would bring colours and settings.
import { nearestLinks } from '../../src/model/nearest-links.ts';

/** Fills the list of proposals, unless the server has. */
async function propose(place: HTMLElement): Promise<void> {
  const status = place.querySelector<HTMLElement>('[role="status"]');
  try {
    const answer = await fetch(place.dataset['xdNearest']!);
    const titles = (await answer.json()) as Readonly<Record<string, string>>;
    const links = nearestLinks(
      Object.entries(titles).map(([href, title]) => ({ href, title })),
      decodeURI(location.pathname),
    );
    place.hidden = links.length === 0;
    place.querySelector('ul')?.append(
      ...links.map(({ href, title }) => {
        const item = document.createElement('li');
        item.append(Object.assign(document.createElement('a'), { href, textContent: title }));
        return item;
      }),
    );
  } catch {
    place.hidden = true;
  }
  status?.remove();
}

/** Shows the message that `?code=9&args[]=…` names, with its values. */
function showError(place: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const code = query.get('code');
  const values = query.getAll('args[]');
  const pattern = code && /^\d+$/.test(code) ? document.querySelector(`#error-${code} pre`)?.textContent : undefined;
  if (!code) return;
  const text = place.querySelector('pre');
  if (pattern && text) {
    text.textContent = pattern.replaceAll('%s', () => values.shift() ?? '[missing]');
    place.hidden = false;
  }
  const none = document.querySelector<HTMLElement>('[data-xd-error-none]');
  if (!none) return;
  none.hidden = Boolean(pattern);
  if (!pattern) none.textContent = (none.dataset['xdErrorNone'] ?? '').replace('{code}', () => code);
}

/** Shows the playground's component. */
async function play(place: HTMLElement): Promise<void> {
  const { mount } = (await import(place.dataset['module']!)) as { mount(element: HTMLElement): void };
  mount(place);
}

for (const place of document.querySelectorAll<HTMLElement>('[data-bare]')) void play(place);
for (const place of document.querySelectorAll<HTMLElement>('[data-xd-nearest]')) void propose(place);
for (const place of document.querySelectorAll<HTMLElement>('[data-xd-error-shown]')) showError(place);
