// The source of a demo in the variant that a reader has chosen. In: a demo's source, as the server wrote it. Out: its tabs
// and texts replaced; those that the page came with are kept for the way back.
import { choiceKey, choiceOf, chosenVariant } from '../../src/model/demo-choice.ts';
import { codeChoice } from './code-choices.ts';
import { sourcesOf } from './demo-source-file.ts';

interface Text {
  /** As HTML. */
  readonly name: string;
  readonly html: string;
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
    const texts = tabs.map((tab, index) => ({ name: tab.innerHTML, html: panels[index]!.innerHTML }));
    source = { first, texts, shown: first };
    known.set(element, source);
  }
  return source;
}

/**
 * Brings the text of the chosen variant, and gives what puts it in its place: nothing is done before all is there. Where
 * it cannot be had, what is there stays.
 */
export async function chosenText(element: HTMLElement): Promise<() => void> {
  const words = element.dataset['variants']?.split(' ');
  if (!words) return () => undefined;
  const source = sourceOf(element, words[0]!);
  const wanted = () => choiceKey(chosenVariant(words.map(choiceOf), codeChoice())!);
  const word = wanted();
  const texts = word === source.shown ? undefined : await textsOf(element, source, word);
  return () => {
    // Another choice has overtaken this one.
    if (word !== wanted()) return;
    element.setAttribute('data-settled', '');
    if (!texts || word === source.shown) return;
    source.shown = word;
    replace(element, texts);
  };
}

async function textsOf(element: HTMLElement, source: Source, word: string): Promise<readonly Text[] | undefined> {
  if (word === source.first) return source.texts;
  try {
    const { variants } = await sourcesOf(element.closest<HTMLElement>('.demo')!);
    const found = variants.find((variant) => choiceKey(variant) === word);
    return found?.files.map(({ name, html }) => ({ name: new Option(name).innerHTML, html }));
  } catch {
    return undefined;
  }
}

/** `Basic` of `Basic.tsx`: files of two languages that belong together. */
function stemOf(name: string): string {
  return new DOMParser().parseFromString(name, 'text/html').body.firstChild!.textContent!.replace(/\.\w+$/, '');
}

/** Puts texts in the place of others; the tab that was chosen stays, where there is one of its name. */
function replace(element: HTMLElement, texts: readonly Text[]): void {
  const { list, tabs, panels } = partsOf(element);
  const id = element.closest('.demo')!.id;
  const old = stemOf(tabs.find((tab) => tab.ariaSelected === 'true')?.innerHTML ?? '');
  const chosen = Math.max(
    0,
    texts.findIndex(({ name }) => stemOf(name) === old),
  );
  const hadFocus = panels.some((panel) => panel.contains(document.activeElement));
  for (const [index, { name, html }] of texts.entries()) {
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
    tab.innerHTML = name;
    panel.innerHTML = html;
    tab.ariaSelected = String(index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
    panel.hidden = index !== chosen;
    if (hadFocus && index === chosen) panel.querySelector('pre')?.focus({ preventScroll: true });
  }
  for (const surplus of [...tabs.slice(texts.length), ...panels.slice(texts.length)]) surplus.remove();
}
