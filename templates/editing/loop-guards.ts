// A call at the start of every loop's body, which ends a loop that would go on for ever: a frame may share its thread
// with the page, and such a loop would take both. In: a text and its syntax tree. Out: the text with the calls, line by
// line as it was.
import type { SyntaxNode, Tree } from './syntax.ts';

/** The function of the runner that the calls are of. */
export const loopGuard = '__xdocsLoop';

/** The text with guards. */
export function withLoopGuards(tree: Tree, text: string): string {
  const edits: { at: number; text: string }[] = [];
  tree.iterate({
    enter({ name, node }) {
      if (name !== 'ForStatement' && name !== 'WhileStatement' && name !== 'DoStatement') return;
      const body = bodyOf(node);
      if (!body) return;
      if (body.name === 'Block') edits.push({ at: body.from + 1, text: `${loopGuard}();` });
      else edits.push({ at: body.from, text: `{${loopGuard}();` }, { at: body.to, text: '}' });
    },
  });
  let result = '';
  let from = 0;
  // Two edits at one place stay in the order of the loops: the inner one's closing brace comes first.
  for (const edit of edits.sort((a, b) => a.at - b.at)) {
    result += text.slice(from, edit.at) + edit.text;
    from = edit.at;
  }
  return result + text.slice(from);
}

/** The statement that a loop repeats: the last one in it, and for `do`, the first. */
function bodyOf(loop: SyntaxNode): SyntaxNode | undefined {
  const statements: SyntaxNode[] = [];
  for (let child = loop.firstChild; child; child = child.nextSibling)
    if (/Statement$|^Block$/.test(child.name)) statements.push(child);
  return loop.name === 'DoStatement' ? statements[0] : statements.at(-1);
}
