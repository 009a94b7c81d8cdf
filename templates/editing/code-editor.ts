// The editor of a text: CodeMirror in the colours of the site's code blocks. Tab indents, and Escape leaves, so that a
// reader with a keyboard is never caught in it; a hint beside it says so.
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import { codeColors } from './code-colors.ts';

export interface CodeEditor {
  text(): string;
  focus(): void;
  /** Marks a line, counted from 1; none without one. */
  markLine(line?: number): void;
  /** Puts the cursor at a place and shows it. */
  goTo(line: number, column: number): void;
  destroy(): void;
}

interface CodeEditorOptions {
  readonly parent: Element;
  readonly text: string;
  readonly isTyped: boolean;
  readonly label: string;
  /** Id of the hint. */
  readonly describedBy: string;
  readonly onChange: () => void;
  readonly onLeave: () => void;
}

const setFault = StateEffect.define<number | undefined>();
const faultLine = Decoration.line({ class: 'editor-fault-line' });

/** The line that is marked; it moves with its text. */
const fault = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc }) {
    let next = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(setFault)) continue;
      const line = effect.value;
      const isThere = line !== undefined && line >= 1 && line <= newDoc.lines;
      next = isThere ? Decoration.set([faultLine.range(newDoc.line(line).from)]) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Makes an editor at the end of an element. */
export function codeEditor(options: CodeEditorOptions): CodeEditor {
  const leave = () => {
    options.onLeave();
    return true;
  };
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        lineNumbers(),
        history(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        indentOnInput(),
        bracketMatching(),
        options.isTyped ? tsxLanguage : jsxLanguage,
        syntaxHighlighting(codeColors),
        fault,
        // On a phone nobody scrolls lines of code sideways to write in them.
        matchMedia('(max-width: 599px)').matches ? EditorView.lineWrapping : [],
        keymap.of([{ key: 'Escape', run: leave }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': options.label, 'aria-describedby': options.describedBy }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) options.onChange();
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    focus: () => view.focus(),
    markLine: (line) => view.dispatch({ effects: setFault.of(line) }),
    goTo(line, column) {
      const { from, to } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
      view.dispatch({ selection: { anchor: Math.min(from + column - 1, to) }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
