// JSDoc of the checker's symbols. In: a symbol. Out: the parsed comment of its first documented declaration.
import ts from 'typescript';
import { emptyJsDoc, parseJsDoc } from './js-doc.ts';
import type { JsDoc } from './js-doc.ts';

/** The comment of a symbol. Inherited, mapped and picked members use the original declaration. */
export function docOfSymbol(symbol: ts.Symbol): JsDoc {
  for (const declaration of symbol.getDeclarations() ?? []) {
    const comment = commentOf(declaration);
    if (comment) return parseJsDoc(comment);
  }
  return emptyJsDoc;
}

/** The `/** … *\/` directly before a declaration; for a variable, before its statement. */
function commentOf(declaration: ts.Node): string | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = node.getSourceFile().text;
  return leadingJsDoc(text, node.pos);
}

/** The last JSDoc comment before a position, even on the line of an opening brace: `{ /** Text. *\/ a: 1 }`. */
export function leadingJsDoc(text: string, position: number): string | undefined {
  const trailing = text[position - 1] === '{' ? ts.getTrailingCommentRanges(text, position) : undefined;
  const ranges = [...(trailing ?? []), ...(ts.getLeadingCommentRanges(text, position) ?? [])];
  return ranges.map((range) => text.slice(range.pos, range.end)).findLast((comment) => comment.startsWith('/**'));
}
