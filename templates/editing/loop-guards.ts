// A call at the start of every loop's body, which ends a loop that would go on for ever: a frame may share its thread
// with the page, and such a loop would take both. In: a text and its syntax tree. Out: the text with the calls, line by
// line as it was.
import type { SyntaxNode, Tree } from './syntax.ts';

/** The function of the runner that the calls are of. */
export const loopGuard = '__xdocsLoop';

/** The text with guards. */
export function withLoopGuards(tree: Tree, text: string): string {
  const edits: { at: number; text: string; skipped?: number }[] = [];
  tree.iterate({
    enter({ name, node }) {
      if (!/^(?:For|While|Do)Statement$/.test(name)) return;
      const body = bodyOf(node);
      if (body?.name === 'Block') edits.push({ at: body.from + 1, text: `${loopGuard}();` });
      else if (body?.name === ';') edits.push({ at: body.from, text: `{${loopGuard}();}`, skipped: 1 });
      else if (body) edits.push({ at: body.from, text: `{${loopGuard}();` }, { at: body.to, text: '}' });
    },
  });
  let result = '';
  let from = 0;
  // Two edits at one place stay in the order of the loops.
  for (const edit of edits.sort((a, b) => a.at - b.at)) {
    result += text.slice(from, edit.at) + edit.text;
    from = edit.at + (edit.skipped ?? 0);
  }
  return result + text.slice(from);
}

/** The statement that a loop repeats, which may be a lone semicolon: what follows `do`, or the parentheses. */
function bodyOf(loop: SyntaxNode): SyntaxNode | undefined {
  const children: SyntaxNode[] = [];
  for (let child = loop.firstChild; child; child = child.nextSibling) children.push(child);
  const head = children.findIndex(({ name }) => /^do$|Spec$|^ParenthesizedExpression$/.test(name));
  return children.slice(head + 1).find(({ name }) => !name.endsWith('Comment'));
}
