// What an edited demo has besides editor and frame: the bar that says so, with Reset; faults below the editor; failures
// in the demo's stage. In: the demo's element. Out: elements, until they are removed.
import css from './demo-editor.css';
import type { RunFailure } from './runner-messages.ts';
import type { ShownDemo } from './shown-demo.ts';

/** Why a text cannot run, and where. */
interface Fault {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

interface PartsOptions {
  readonly textOf: (key: string) => string;
  readonly onReset: () => void;
  /** Told that code which hangs is to be begun anew. */
  readonly onStop: () => void;
  /** Told of a place in the file that the reader wants to see. */
  readonly onPlace: (line: number, column: number) => void;
}

export interface EditorParts {
  /** Where the editor goes. */
  readonly place: HTMLElement;
  readonly hintId: string;
  openSource(): void;
  focusReset(): void;
  showEdited(isEdited: boolean): void;
  /** Says why the text cannot run; nothing takes it away. */
  showFault(fault?: Fault): void;
  /** Says why it failed while it ran. */
  showFailure(failure?: RunFailure): void;
  showSilence(kind?: 'never' | 'hangs'): void;
  remove(): void;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = Object.assign(make('button', 'edited-button', text), { type: 'button' as const });
  made.addEventListener('click', onClick);
  return made;
}

let count = 0;

/** Makes the parts and takes the place of the shown code. */
export function editorParts(demo: HTMLElement, { panel, root, files }: ShownDemo, options: PartsOptions): EditorParts {
  const { textOf } = options;
  if (!document.getElementById('xd-editor-css'))
    document.head.append(Object.assign(document.createElement('style'), { id: 'xd-editor-css', textContent: css }));
  const stage = root.parentElement!;
  const block = panel.querySelector<HTMLElement>('.code') ?? panel.querySelector('pre')!;
  const details = panel.closest('details');

  const bar = make('div', 'edited-bar');
  const mark = make('span', 'edited-mark', textOf('editing'));
  const notice = make('span', 'edited-notice');
  notice.setAttribute('role', 'status');
  const stop = button(textOf('stop'), options.onStop);
  stop.hidden = true;
  const reset = button(textOf('close'), options.onReset);
  bar.append(mark, notice, stop, reset);
  stage.after(bar);

  const place = make('div', 'demo-editor');
  place.dir = 'ltr';
  const hint = make('p', 'editor-hint', textOf('hint'));
  hint.id = `xd-editor-hint-${(count += 1)}`;
  const fault = make('div', 'editor-fault');
  // Politely: it changes while somebody types.
  fault.setAttribute('role', 'status');
  block.hidden = true;
  block.after(place, fault, hint);

  let toldFault = '';
  const box = make('div', 'error-box edited-failure');
  box.setAttribute('role', 'alert');

  const placeButton = (file: string | undefined, line: number | undefined, column = 1) => {
    if (line === undefined) return [];
    const text = `${file}:${line}${column > 1 ? `:${column}` : ''}`;
    return file === files[0]!.name
      ? [button(text, () => options.onPlace(line, column))]
      : [make('span', 'edited-place', text)];
  };
  return {
    place,
    hintId: hint.id,
    openSource() {
      if (details) details.open = true;
      if (panel.hidden) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
    },
    focusReset: () => reset.focus(),
    showEdited(isEdited) {
      mark.textContent = textOf(isEdited ? 'edited' : 'editing');
      reset.textContent = textOf(isEdited ? 'reset' : 'close');
      demo.toggleAttribute('data-edited', isEdited);
    },
    showFault(found) {
      const text = found ? `${found.file}:${found.line}:${found.column} ${found.message}` : '';
      if (text === toldFault) return;
      toldFault = text;
      fault.replaceChildren();
      if (found) fault.append(...placeButton(found.file, found.line, found.column), make('span', '', found.message));
      place.toggleAttribute('data-fault', found !== undefined);
    },
    showFailure(failure) {
      box.remove();
      if (!failure) return;
      const message = make('pre', 'error-box-message', failure.message);
      message.tabIndex = 0;
      box.replaceChildren(
        make('p', 'error-box-title', textOf('runFailed')),
        message,
        ...placeButton(failure.file, failure.line),
        button(textOf('reset'), options.onReset),
      );
      box.toggleAttribute('data-over', failure.isBlank === true);
      stage.append(box);
    },
    showSilence(kind) {
      const text = kind ? textOf(kind === 'never' ? 'neverStarts' : 'hangs') : '';
      if (notice.textContent !== text) notice.textContent = text;
      stop.hidden = kind === undefined;
    },
    remove() {
      for (const element of [bar, place, hint, fault, box]) {
        element.remove();
        // Whoever has kept the panel's nodes for later brings back nothing of this.
        element.hidden = true;
        element.replaceChildren();
      }
      block.hidden = false;
      demo.removeAttribute('data-edited');
    },
  };
}
