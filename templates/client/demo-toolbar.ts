// The toolbars of demos, loaded when a reader comes to one. In: what happens there; the choice of language and styling.
// Out: buttons that answer, texts in the chosen variant, one stop of the Tab key for each toolbar.
import { choiceOf, chosenVariant } from '../../src/model/demo-choice.ts';
import { codeChoice, followHash } from './code-choices.ts';
import { pressTool, warmTool } from './demo-actions.ts';
import { chosenText, isAtHand } from './demo-texts.ts';
import { elementOfHash } from './element-of-hash.ts';
import { answerEarlyKey, listenForToolbarKeys, oneTabStop } from './toolbar-keys.ts';
import { under } from './under.ts';

function sources(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.demo-source')];
}

function isOpen(source: Element): boolean {
  return source.querySelector('.demo-details[open]') !== null;
}

/** Says which of the choices holds. The style sheet shows it without this. */
function pressChosen(): void {
  const choice = codeChoice();
  for (const source of sources()) {
    const variants = (source.dataset['variants'] ?? '').split(' ').filter(Boolean).map(choiceOf);
    const shown = chosenVariant(variants, choice);
    for (const button of source.querySelectorAll<HTMLElement>('[aria-pressed]'))
      button.setAttribute(
        'aria-pressed',
        String([shown?.language, shown?.styling].includes(button.dataset['tool'] as 'js')),
      );
  }
}

/**
 * Brings the chosen texts, at once where the source is open or nothing has to be fetched; settles when they are there.
 * What a reader looks at stays where it is.
 */
async function showChosen(anchor?: Element): Promise<void> {
  pressChosen();
  const wanted = sources().filter((source) => {
    const isNow = isOpen(source) || isAtHand(source);
    // What is there holds its place until somebody unfolds it.
    if (!isNow) source.removeAttribute('data-settled');
    return isNow;
  });
  const ready = await Promise.all(wanted.map(chosenText));
  const before = anchor?.getBoundingClientRect().top;
  for (const show of ready) show();
  if (anchor && before !== undefined)
    scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The last address that was followed: where it is still the same, new content must not move the reader. */
let followed = '';

/** Opens the code of the demo that the address names, and brings the demo into view. */
async function openAddressed(): Promise<void> {
  const isNew = followed !== location.href;
  followed = location.href;
  const target = elementOfHash(location.hash);
  const demo = target?.matches('.demo, .demo-anchor, .demo-files > [role=tabpanel]') ? target.closest('.demo') : null;
  const details = demo?.querySelector<HTMLDetailsElement>('.demo-details');
  if (!demo || !details) return;
  details.open = true;
  if (isNew) demo.scrollIntoView({ behavior: 'instant' });
  await showChosen(demo);
}

/** The page has come, or its address has changed: shows what they ask for. */
export function arrive(): void {
  followHash();
  void showChosen();
  void openAddressed();
}

/** Something happened at a demo's source: gets ready for what may follow, or does what was asked for. */
export function answer(event: Event): void {
  const source = under(event, '.demo-source');
  if (!source) return;
  if (event.type === 'keydown') return answerEarlyKey(event as KeyboardEvent);
  void chosenText(source).then((show) => show());
  const tool = under(event, '[data-tool]');
  if (event.type !== 'click') {
    if (tool) warmTool(tool, source);
    if (event.type === 'focusin') oneTabStop(source, under(event, '.demo-bar, .demo-tool'));
    return;
  }
  if (!tool) return;
  const { top } = tool.getBoundingClientRect();
  pressTool(tool, source);
  // Previews have changed by now: style sheets choose them.
  if (tool.isConnected && tool.checkVisibility())
    scrollBy({ top: tool.getBoundingClientRect().top - top, behavior: 'instant' });
}

const prepareAll = () => {
  for (const source of sources()) oneTabStop(source);
};
prepareAll();
listenForToolbarKeys();
addEventListener('resize', prepareAll);
document.addEventListener('xdocs:content', prepareAll);
document.addEventListener(
  'xdocs:code',
  () => void showChosen(document.activeElement?.closest('.demo-source') ?? undefined),
);
// How a source is unfolded by the keyboard or by a search in the page.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const source = target instanceof Element ? target.closest<HTMLElement>('.demo-source') : null;
    if (source && isOpen(source)) void chosenText(source).then((show) => show());
  },
  true,
);
