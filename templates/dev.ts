// The dev server's script: follows changes, puts a changed page in place, shows problems over the page.
import { pageParts, placeHead, placeSheets, replaceContent, shellKey } from './client/place-page.ts';
import { asSent, rememberBlocks, renewDemo, replaceBlocks } from './dev-blocks.ts';

interface DevEvent {
  /** Names one snapshot of one server. */
  readonly revision: string;
  /** The first errors, and how many there are; they come after the news of the snapshot. */
  readonly errors?: readonly { readonly place: string; readonly message: string }[];
  readonly count?: number;
  /** The last change could not be loaded at all: the page shown is the last good one. */
  readonly failure?: string;
  /** Addresses of changed modules, by those that the page may have. */
  readonly modules: Readonly<Record<string, string>>;
}

const own = document.currentScript ?? document.querySelector('script[data-xd-dev]');
let revision = (own as HTMLElement | null)?.dataset['revision'] ?? '';
const parts = ['.sidebar-scroll', ...pageParts];

let turn = 0;

/**
 * Asks for the page that is shown and puts it in place; the reader may have gone on to another one meanwhile, and a
 * later change have come.
 */
async function update(): Promise<void> {
  const asked = ++turn;
  const address = location.pathname + location.search;
  let text: string;
  try {
    text = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  } catch {
    // The server has gone; whatever it says when it is back, this page is to follow.
    if (asked === turn) revision = '';
    return;
  }
  if (asked !== turn) return;
  if (address !== location.pathname + location.search) return update();
  const page = new DOMParser().parseFromString(text, 'text/html');
  if (shellKey(page) !== shellKey(document)) return location.reload();
  if (alone !== undefined) return aloneOf(page) === alone ? undefined : location.reload();
  await placeSheets(page);
  if (asked !== turn) return;
  placeHead(page);
  let woken: readonly HTMLElement[] | undefined;
  for (const selector of parts) {
    const [now, next] = [document.querySelector(selector), page.querySelector(selector)];
    if (!now || !next) return location.reload();
    if (now.innerHTML === next.innerHTML && selector !== 'main') continue;
    const alive = swapInto(now, next);
    if (alive) woken = [...(woken ?? []), ...alive];
  }
  if (!woken) return;
  document.dispatchEvent(new CustomEvent('xdocs:content'));
  // A demo that was alive is at once, as where a pointer comes over it.
  for (const demo of woken) demo.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** Live demos are asked for with the page, not after it, and shown as soon as they are there: a page takes longer. */
async function renew(old: string, fresh: string): Promise<void> {
  const alive = () => document.querySelectorAll<HTMLElement>(`[data-module="${old}"][data-hydrated]`);
  if (alive().length === 0) return;
  try {
    await import(fresh);
  } catch {
    // The page says why.
    return;
  }
  for (const demo of alive()) renewDemo(demo, fresh);
}

/** A page without the shell, as its sources make it; no other page. */
function aloneOf({ body }: Document): string | undefined {
  if (body.querySelector('main')) return undefined;
  return [...body.children].map((element) => asSent(element).outerHTML).join('');
}

const originals = new Map<string, string>();

/**
 * Replaces an element's content if what the server sent differs from what it sent before: of the page itself, the blocks
 * that differ.
 *
 * @returns changed demos that were alive; `undefined` where all is as it was
 */
function swapInto(now: Element, next: Element): readonly HTMLElement[] | undefined {
  const key = `${now.tagName} ${now.className}`;
  if (originals.get(key) === next.innerHTML) return undefined;
  originals.set(key, next.innerHTML);
  const woken = now.matches('main') ? replaceBlocks(now, next) : undefined;
  if (woken) return woken;
  if (now.matches('main')) document.dispatchEvent(new CustomEvent('xdocs:leave'));
  replaceContent(now, next);
  remember();
  return [];
}

function showProblems({ errors = [], count = 0, failure }: DevEvent): void {
  document.querySelector('xdocs-overlay')?.remove();
  // In a frame of a page: that page shows them.
  if (window.parent !== window) return;
  if (!failure && count === 0) return;
  const host = document.createElement('xdocs-overlay');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = `
    :host { position: fixed; inset: auto 16px 16px; z-index: 2147483000; display: block; }
    section { max-width: 880px; max-height: 45vh; overflow: auto; margin: 0 auto; padding: 16px 20px; border-radius: 12px; background: #1c1517; color: #f6ecee;
      border: 1px solid #a33d4f; box-shadow: 0 8px 40px rgb(0 0 0 / .35); font: 14px/1.5 ui-sans-serif, system-ui, sans-serif; }
    header { display: flex; justify-content: space-between; gap: 16px; align-items: center; } h2 { margin: 0; font-size: 15px; }
    button { font: inherit; color: inherit; background: none; border: 1px solid #6d4850; border-radius: 8px; padding: 4px 12px; cursor: pointer; }
    ul { margin: 8px 0 0; padding: 0; list-style: none; } li { padding: 8px 0; border-top: 1px solid #43282e; }
    code { font: 12.5px ui-monospace, monospace; color: #ffb3c0; } p { margin: 2px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }`;
  const section = document.createElement('section');
  section.setAttribute('role', 'alertdialog');
  section.setAttribute('aria-label', 'Problems');
  const header = document.createElement('header');
  const title = document.createElement('h2');
  title.textContent = failure
    ? 'This change could not be loaded; the last good page is shown'
    : `${count} problem${count === 1 ? '' : 's'}${count > errors.length ? `, the first ${errors.length} of them` : ''}`;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Hide';
  close.addEventListener('click', () => host.remove());
  header.append(title, close);
  const list = document.createElement('ul');
  const rows = failure ? [{ place: '', message: failure }] : errors;
  for (const { place, message } of rows) {
    const item = document.createElement('li');
    const code = document.createElement('code');
    code.textContent = place;
    const text = document.createElement('p');
    text.textContent = message;
    item.append(code, text);
    list.append(item);
  }
  section.append(header, list);
  root.append(style, section);
  document.body.append(host);
}

// This script is before all others of the page: here everything is as it was sent.
const alone = aloneOf(document);
for (const selector of parts) {
  const element = document.querySelector(selector);
  if (element) originals.set(`${element.tagName} ${element.className}`, element.innerHTML);
}
const remember = () => {
  const main = document.querySelector('main');
  if (main) rememberBlocks(main);
};
remember();
document.addEventListener('xdocs:content', remember);

// The server knows which line of which file it was.
document.addEventListener('xdocs:failed', (event) => {
  const { target, detail: reason } = event as CustomEvent<unknown>;
  const [message, stack] = reason instanceof Error ? [reason.message, reason.stack ?? ''] : [String(reason), ''];
  const body = JSON.stringify({ module: (target as HTMLElement).dataset['module'], message, stack });
  void fetch('/_xdocs/failures', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
});

const events = new EventSource('/_xdocs/events');
events.addEventListener('message', (message: MessageEvent<string>) => {
  const event = JSON.parse(message.data) as DevEvent;
  if (event.errors) showProblems(event);
  if (event.revision === revision) return;
  revision = event.revision;
  document.dispatchEvent(new CustomEvent('xdocs:changed'));
  for (const [old, fresh] of Object.entries(event.modules)) void renew(old, fresh);
  void update();
});
