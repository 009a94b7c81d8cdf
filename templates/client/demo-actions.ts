// What the buttons of a demo's toolbar do. In: a button and its demo. Out: the deed, and a word where there is one to say.
import { siteFacts, interfaceText } from './site-facts.ts';
import { chooseLanguage, chooseStyling, codeChoice } from './code-choices.ts';
import { copiedText } from './copied-text.ts';
import { copyText, copyWith } from './copying.ts';
import { chosenText } from './demo-texts.ts';
import type { ExportKind } from './demo-exports.ts';
import { editedText } from './edited-text.ts';
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

async function codeOf(source: HTMLElement): Promise<string> {
  (await chosenText(source))();
  const panel = source.querySelector('[role=tabpanel]:not([hidden])');
  const isFirst = panel === source.querySelector('[role=tabpanel]');
  const edited = isFirst ? editedText(source.closest<HTMLElement>('.demo')!) : undefined;
  return edited ?? copiedText(panel!.querySelector('code')!);
}

function copyCode(button: HTMLElement, source: HTMLElement): void {
  void copyWith(button, {
    ms: shownMs,
    said: clientText('copiedAnnouncement'),
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
    said: clientText('copied'),
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

/** Has a demo start afresh, also one in a frame of its own. */
function reset(demo: HTMLElement): void {
  const outer = demo.querySelector('[data-xd-demo]');
  const inner = outer?.querySelector('iframe')?.contentDocument?.querySelector('[data-xd-demo]');
  for (const root of [outer, inner]) root?.dispatchEvent(new CustomEvent('xdocs:reset', { bubbles: true }));
  void say('resetSaid');
}

/** Does what takes time or a network; a failure is said on the button, in its own words where it has some. */
async function attempt<Part>(button: HTMLElement, part: () => Promise<Part>, run: (part: Part) => Promise<void>) {
  button.setAttribute('aria-busy', 'true');
  try {
    const loaded = await part().catch(() => undefined);
    if (!loaded) throw new Error(await word('toolFailed').catch(() => ''));
    await run(loaded);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    button.dataset['refused'] = text;
    announce(text);
    setTimeout(() => delete button.dataset['refused'], failedMs);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

const exports = () => import('./demo-exports.ts');
const isExport = (name: string): name is ExportKind => ['stackblitz', 'codesandbox', 'zip', 'chat'].includes(name);

/** Loads what a button needs that a reader is about to press: a new window must open during the click. */
export function warmTool({ dataset }: HTMLElement): void {
  if (isExport(dataset['tool'] ?? '')) void exports().catch(() => undefined);
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
  else if (name === 'reset') reset(demo);
  else if (name === 'edit')
    void attempt(
      shown,
      () => import('./demo-editor.ts'),
      ({ editDemo }) => editDemo(demo),
    );
  else if (isExport(name)) void attempt(shown, exports, ({ exportDemo }) => exportDemo(name, demo));
}
