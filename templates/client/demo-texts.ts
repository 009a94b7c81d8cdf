// The source of a demo in the variant that a reader has chosen. In: a demo's source, as the server wrote it. Out: its tabs
// and texts replaced; those that the page came with are kept for the way back.
import { choiceKey, choiceOf, chosenVariant } from '../../src/model/demo-choice.ts';
import { codeChoice } from './code-choices.ts';
import { sourcesOf } from './demo-source-file.ts';

interface Text {
  readonly name: string;
  /** A whole block of code: as HTML, or as the page's own nodes, which an editor may know. */
  readonly html?: string;
  readonly nodes?: readonly Node[];
}

interface Source {
  /** The word of the variant that the page came with. */
  readonly first: string;
  readonly texts: readonly Text[];
  /** The word of the variant that stands there now. */
  shown: string;
}

const known = new WeakMap<Element, Source>();

function partsOf(source: Element) {
  const files = source.querySelector('.demo-files')!;
  return {
    list: files.querySelector('.tab-list')!,
    tabs: [...files.querySelectorAll<HTMLElement>('.tab-list > [role=tab]')],
    panels: [...files.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')],
  };
}

function sourceOf(element: HTMLElement, first: string): Source {
  let source = known.get(element);
  if (!source) {
    const { tabs, panels } = partsOf(element);
    const texts = tabs.map((tab, index) => ({ name: tab.textContent, nodes: [...panels[index]!.childNodes] }));
    source = { first, texts, shown: first };
    known.set(element, source);
  }
  return source;
}

function wordsOf({ dataset }: HTMLElement): string[] {
  return dataset['variants']?.split(' ') ?? [];
}

/** The word of the variant that is chosen; none where there is no choice. */
function chosenWord(element: HTMLElement): string | undefined {
  const chosen = chosenVariant(wordsOf(element).map(choiceOf), codeChoice());
  return chosen && choiceKey(chosen);
}

/** Whether the chosen text is the one that the page came with. */
export function isAtHand(element: HTMLElement): boolean {
  return chosenWord(element) === wordsOf(element)[0];
}

/**
 * Brings the text of the chosen variant, and gives what puts it in its place: nothing is done before all is there. Where
 * it cannot be had, what is there stays.
 */
export async function chosenText(element: HTMLElement): Promise<() => void> {
  const word = chosenWord(element);
  if (!word) return () => undefined;
  const source = sourceOf(element, wordsOf(element)[0]!);
  const texts = word === source.shown ? undefined : await textsOf(element, source, word);
  return () => {
    // Another choice has overtaken this one.
    if (word !== chosenWord(element)) return;
    element.setAttribute('data-settled', '');
    if (!texts || word === source.shown) return;
    source.shown = word;
    replace(element, texts);
    element.dispatchEvent(new CustomEvent('xdocs:source', { bubbles: true }));
  };
}

async function textsOf(element: HTMLElement, source: Source, word: string): Promise<readonly Text[] | undefined> {
  if (word === source.first) return source.texts;
  try {
    const { variants } = await sourcesOf(element.closest<HTMLElement>('.demo')!);
    return variants.find((variant) => choiceKey(variant) === word)?.files;
  } catch {
    return undefined;
  }
}

/** `Basic` of `Basic.tsx`: files of two languages that belong together. */
function stemOf(name: string): string {
  return name.replace(/\.\w+$/, '');
}

/** Puts texts in the place of others; the tab that was chosen stays, where there is one of its name. */
function replace(element: HTMLElement, texts: readonly Text[]): void {
  const { list, tabs, panels } = partsOf(element);
  const id = element.closest('.demo')!.id;
  const old = stemOf(tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent ?? '');
  const chosen = Math.max(
    0,
    texts.findIndex(({ name }) => stemOf(name) === old),
  );
  const hadFocus = panels.some((panel) => panel.contains(document.activeElement));
  for (const [index, { name, html, nodes }] of texts.entries()) {
    const tab = tabs[index] ?? (tabs[0]!.cloneNode() as HTMLElement);
    const panel = panels[index] ?? (panels[0]!.cloneNode() as HTMLElement);
    if (!tab.isConnected) {
      tab.id = `${id}-tab-${index}`;
      panel.id = `${id}-file-${index}`;
      tab.setAttribute('aria-controls', panel.id);
      panel.setAttribute('aria-labelledby', tab.id);
      list.append(tab);
      list.parentElement!.append(panel);
    }
    tab.textContent = name;
    // From a file that the site was built with, as the page was.
    if (html === undefined) panel.replaceChildren(...(nodes ?? []));
    else panel.innerHTML = html;
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    panel.hidden = index !== chosen;
    if (hadFocus && index === chosen) panel.querySelector('pre')?.focus({ preventScroll: true });
  }
  for (const surplus of [...tabs.slice(texts.length), ...panels.slice(texts.length)]) surplus.remove();
}
