// A demo that is edited: its first file in an editor, its result in a frame, and what is wrong with it between them.
// In: the demo's element. Out: the same, until the reader resets it or leaves the page.
import type { DemoEditing } from '../../src/model/demo-editing.ts';
import { choiceOf, chosenVariant } from '../../src/model/demo-choice.ts';
import { codeChoice } from '../client/code-choices.ts';
import { keepEdited, readEdited } from '../client/edited-demos.ts';
import { announce } from '../client/texts.ts';
import { codeEditor } from './code-editor.ts';
import { compileFile, EditFault } from './compile-file.ts';
import { editorParts } from './editor-parts.ts';
import { importPlaces } from './import-places.ts';
import { knownValues } from './known-values.ts';
import { linksOf, type LinkTexts } from './link-files.ts';
import { moduleTexts } from './module-texts.ts';
import { runnerFrame, type Program, type RunnerFrame } from './runner-frame.ts';
import { modulesOfPage, shownDemo, type ShownDemo } from './shown-demo.ts';

interface EditorOptions {
  readonly site: DemoEditing;
  /** The words of the editor. */
  readonly textOf: (key: string) => string;
  /** Whether the reader asked for it just now, and not on an earlier page. */
  readonly isWanted: boolean;
}

/** How long a reader pauses before the result follows. */
const pauseMs = 300;

const modules = moduleTexts(async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer.text();
});

/** The editors of the page, by the element of the demo. */
const open = new WeakMap<HTMLElement, { focus(): void }>();

/** Opens the editor of a demo; where it is open, goes to it. */
export async function openEditor(demo: HTMLElement, options: EditorOptions): Promise<void> {
  const known = open.get(demo);
  if (known) return options.isWanted ? known.focus() : undefined;
  const shown = shownDemo(demo);
  if (!shown) return;
  const kept = readEdited(shown.name);
  const isKept = kept?.language === shown.language && kept.styling === shown.styling;
  // It waits until its language is shown.
  if (!options.isWanted && !isKept) return;
  edit(demo, shown, isKept ? kept.code : undefined, options);
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** Whether a new choice of the reader's leaves the source as it is. */
function isStillChosen(demo: HTMLElement, { language, styling }: ShownDemo): boolean {
  const words = demo.querySelector<HTMLElement>('.demo-source')?.dataset['variants'];
  const next = words === undefined ? undefined : chosenVariant(words.split(' ').map(choiceOf), codeChoice());
  return !next || (next.language === language && next.styling === styling);
}

function edit(demo: HTMLElement, shown: ShownDemo, kept: string | undefined, options: EditorOptions): void {
  const { site, textOf } = options;
  const written = shown.files[0]!.code;
  const writtenHtml = shown.code.innerHTML;
  const opener = document.activeElement;
  const known = knownValues({ site, own: shown.module, ofPage: modulesOfPage() });
  const linkText: LinkTexts = (key, values) =>
    [textOf(key), ...(values['list'] ? [textOf('known')] : [])].map((text) => filled(text, values)).join(' ');
  const parts = editorParts(demo, shown, {
    textOf,
    onReset: () => end(true),
    onStop: () => restart(),
    onPlace: (line, column) => editor.goTo(line, column),
  });
  let timer = 0;
  let frame: RunnerFrame | undefined;

  const programOf = (text: string): Program => {
    const files = shown.files.filter(({ name }) => !name.endsWith('.css'));
    const compiled = files.map(({ name, code }, index) => compileFile(name, index === 0 ? text : code));
    const names = compiled.map(({ name }) => name);
    const linked = compiled.map((file) => ({
      name: file.name,
      code: file.code,
      links: linksOf(file, names, known, linkText),
    }));
    const needs = new Set([shown.module]);
    for (const { links } of linked)
      for (const link of Object.values(links))
        if ('values' in link) for (const { module } of Object.values(link.values)) needs.add(module);
    return { own: shown.module, entry: names[0]!, files: linked, needs: [...needs] };
  };
  const start = (): RunnerFrame =>
    runnerFrame({
      url: site.runner,
      root: shown.root,
      title: filled(textOf('result'), { name: shown.name }),
      endlessLoop: textOf('endlessLoop'),
      modules,
      onShown() {
        shown.root.hidden = true;
        parts.showFailure();
      },
      onFailure(failure) {
        if (failure.isUnread) parts.showFault(failure);
        else parts.showFailure(failure);
        editor.markLine(failure.file === shown.files[0]!.name ? failure.line : undefined);
      },
      onSilence: (kind) => parts.showSilence(kind),
    });
  const runNow = () => {
    const text = editor.text();
    let program: Program;
    try {
      program = programOf(text);
    } catch (error) {
      if (!(error instanceof EditFault)) throw error;
      parts.showFault(error);
      editor.markLine(error.file === shown.files[0]!.name ? error.line : undefined);
      return;
    }
    parts.showFault();
    editor.markLine();
    frame ??= start();
    frame.run(program).catch((error: unknown) => parts.showFailure({ message: String(error) }));
  };
  const restart = () => {
    frame?.remove();
    frame = undefined;
    parts.showSilence();
    runNow();
  };
  const changed = () => {
    const text = editor.text();
    const isEdited = text !== written;
    const { language, styling } = shown;
    const imports = () => importPlaces(text, language === 'ts');
    keepEdited(shown.name, isEdited ? { language, styling, code: text, imports: imports() } : undefined);
    parts.showEdited(isEdited);
    // What copies the code, or takes it elsewhere, finds the reader's.
    if (isEdited) shown.code.textContent = text;
    else shown.code.innerHTML = writtenHtml;
    clearTimeout(timer);
    timer = setTimeout(runNow, pauseMs);
  };
  const end = (isReset: boolean) => {
    clearTimeout(timer);
    // A button elsewhere that starts the demo afresh keeps the focus.
    const hadFocus =
      isReset && demo.contains(document.activeElement) && !document.activeElement!.matches('[data-tool]');
    shown.code.innerHTML = writtenHtml;
    if (isReset) {
      if (demo.hasAttribute('data-edited')) announce(textOf('wasReset'));
      keepEdited(shown.name);
    }
    frame?.remove();
    editor.destroy();
    parts.remove();
    shown.root.hidden = false;
    open.delete(demo);
    document.removeEventListener('xdocs:leave', leave);
    document.removeEventListener('xdocs:code', chosen);
    demo.removeEventListener('xdocs:reset', reset);
    if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  const leave = () => end(false);
  // Another language or styling is another text; what was written in this one is kept.
  const chosen = () => {
    if (!isStillChosen(demo, shown)) end(false);
  };
  const reset = () => end(true);

  const editor = codeEditor({
    parent: parts.place,
    text: kept ?? written,
    isTyped: shown.language === 'ts',
    label: filled(textOf('label'), { name: shown.files[0]!.name }),
    describedBy: parts.hintId,
    onChange: changed,
    onLeave() {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
      else parts.focusReset();
    },
  });
  open.set(demo, editor);
  document.addEventListener('xdocs:leave', leave);
  document.addEventListener('xdocs:code', chosen);
  demo.addEventListener('xdocs:reset', reset);
  if (kept !== undefined) changed();
  if (options.isWanted) {
    parts.openSource();
    editor.focus();
    // Ready before the first letter.
    runNow();
  }
}
