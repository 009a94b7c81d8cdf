// What the buttons of a demo's toolbar do. In: a button and its demo. Out: the deed, and a word where there is one to say.
import { siteFacts, interfaceText } from './site-facts.ts';
import { chooseLanguage, chooseStyling, codeChoice } from './code-choices.ts';
import { copiedText } from './copied-text.ts';
import { copyText, copyWith } from './copying.ts';
import { chosenText } from './demo-texts.ts';
import type { ExportKind } from './demo-exports.ts';
import { element } from './element.ts';
import { announce, clientText } from './texts.ts';

const shownMs = 1200;
const failedMs = 4000;

/** Words for what was done, of which a page carries none: fetched. */
async function word(key: string): Promise<string> {
  const facts = siteFacts();
  return facts ? (await interfaceText(facts, 'demo'))(key) : '';
}

async function say(key: string): Promise<void> {
  announce(await word(key).catch(() => ''));
}

/** Shows a word on a button for a moment, as its name. */
function named(button: HTMLElement): (text: string) => () => void {
  return (text) => {
    const label = button.getAttribute('aria-label') ?? '';
    button.setAttribute('aria-label', text);
    return () => button.setAttribute('aria-label', label);
  };
}

/** The file that is shown, as the reader has left it: the editor keeps what it edits in the code's element. */
async function codeOf(source: HTMLElement): Promise<string> {
  (await chosenText(source))();
  return copiedText(source.querySelector('[role=tabpanel]:not([hidden]) code')!);
}

function copyCode(button: HTMLElement, source: HTMLElement): void {
  void copyWith(button, {
    ms: shownMs,
    said: clientText('code.copiedAnnouncement'),
    copy: () => copyText(codeOf(source)),
    show: named(button),
  });
}

/** Copies a link to the source in a language, and in the styling that is shown where there are several. */
async function copyLink(link: HTMLElement, source: HTMLElement): Promise<void> {
  const url = new URL(location.href);
  const name = link.getAttribute('href')!.slice(1);
  const hasStylings = source.querySelector('.demo-stylings') !== null;
  url.hash = hasStylings ? `${codeChoice().styling}-${name}` : name;
  await copyWith(link, {
    ms: shownMs,
    said: clientText('code.copied'),
    copy: () => navigator.clipboard.writeText(url.href),
    show(text) {
      const label = link.textContent;
      link.textContent = text;
      return () => (link.textContent = label);
    },
  });
}

/** Puts the focus before the first control of a demo, at a place that says so and goes with the focus. */
function focusBefore(demo: HTMLElement, said: string): void {
  const start = element('span', { class: 'demo-start', tabindex: '-1' }, [said]);
  start.addEventListener('blur', () => start.remove());
  demo.querySelector('.demo-stage')!.prepend(start);
  start.focus();
}

/**
 * Has a demo start afresh, also one in a frame of its own.
 *
 * @throws Error where its code could not be loaded: there is nothing that could start
 */
async function reset(demo: HTMLElement): Promise<void> {
  const outer = demo.querySelector('[data-xd-demo]');
  if (outer?.matches('[data-failed], [data-lost=""]')) throw new Error('not loaded');
  const frame = outer?.querySelector('iframe');
  // What the page in a frame has written into its address goes, too.
  if (frame?.src) frame.contentWindow?.history.replaceState(null, '', frame.src);
  const inner = frame?.contentDocument?.querySelector('[data-xd-demo]');
  for (const root of [outer, inner]) root?.dispatchEvent(new CustomEvent('xdocs:reset', { bubbles: true }));
  await say('resetSaid');
}

/** Does what takes time or a network, once at a time; what went wrong is said on the button. */
async function attempt(button: HTMLElement, deed: () => Promise<void>): Promise<void> {
  if (button.hasAttribute('aria-busy')) return;
  button.setAttribute('aria-busy', 'true');
  try {
    await deed();
  } catch (error) {
    const text = error instanceof Told ? error.message : await word('toolFailed').catch(() => '');
    button.dataset['refused'] = text;
    announce(text);
    document.dispatchEvent(new CustomEvent('xdocs:missed'));
    setTimeout(() => delete button.dataset['refused'], failedMs);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** A failure in words for a reader. */
class Told extends Error {}

async function edit(demo: HTMLElement, source: HTMLElement): Promise<void> {
  // The editor takes the text that it finds.
  (await chosenText(source))();
  await (await import('./demo-editor.ts')).editDemo(demo);
}

const exports = () => import('./demo-exports.ts');
const isExport = (name: string): name is ExportKind => ['stackblitz', 'codesandbox', 'zip', 'chat'].includes(name);

async function takeAway(kind: ExportKind, demo: HTMLElement): Promise<void> {
  const { exportDemo } = await exports();
  // What it throws, it throws for readers.
  await exportDemo(kind, demo).catch((error: unknown) => {
    throw new Told(error instanceof Error ? error.message : String(error));
  });
}

/** Loads what a button needs that a reader is about to press: a new window must open during the click. */
export function warmTool({ dataset }: HTMLElement, source: HTMLElement): void {
  if (!isExport(dataset['tool'] ?? '')) return;
  const demo = source.closest<HTMLElement>('.demo')!;
  void exports().then(
    ({ warmExport }) => warmExport(demo),
    () => undefined,
  );
}

/** Does what a button says. A menu closes, and gives its summary the focus where the deed does not take it. */
export function pressTool(tool: HTMLElement, source: HTMLElement): void {
  const name = tool.dataset['tool']!;
  const demo = source.closest<HTMLElement>('.demo')!;
  if (name === 'copy') return copyCode(tool, source);
  if (name === 'link') return void copyLink(tool, source);
  const menu = tool.closest<HTMLDetailsElement>('details.menu');
  const shown = menu?.querySelector('summary') ?? tool;
  if (menu) {
    menu.open = false;
    shown.focus({ preventScroll: true });
  }
  if (name === 'js' || name === 'ts') chooseLanguage(name);
  else if (name === 'system' || name === 'tailwind' || name === 'css') chooseStyling(name);
  else if (name === 'focus') focusBefore(demo, tool.dataset['said'] ?? '');
  else if (name === 'reset') void attempt(shown, () => reset(demo));
  else if (name === 'edit') void attempt(shown, () => edit(demo, source));
  else if (isExport(name)) void attempt(shown, () => takeAway(name, demo));
}
