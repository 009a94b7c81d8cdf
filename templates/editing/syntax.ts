// Syntax trees of the editor's own parser. The package that declares them is not one of ours.
import type { jsxLanguage } from '@codemirror/lang-javascript';

export type Tree = ReturnType<typeof jsxLanguage.parser.parse>;
export type SyntaxNode = Tree['topNode'];
