// Tags that do not match, which the compiler lets pass. In: a syntax tree and its text. Out: the first closing tag that
// closes something else.
import type { SyntaxNode, Tree } from './syntax.ts';

interface JsxFault {
  readonly message: string;
  readonly offset: number;
}

/** The first fault among the tags of a text. */
export function jsxFault(tree: Tree, text: string): JsxFault | undefined {
  let fault: JsxFault | undefined;
  tree.iterate({
    enter({ name, node }) {
      if (fault || name !== 'JSXElement') return fault === undefined;
      const [open, close] = [
        node.getChild('JSXOpenTag') ?? node.getChild('JSXFragmentTag'),
        node.getChild('JSXCloseTag'),
      ];
      const opened = open ? tagIn(open, text) : undefined;
      // What nothing closes is the compiler's to tell; the innermost pair is the one that is wrong.
      if (opened !== undefined && close && tagIn(close, text) !== opened)
        fault = { message: `Expected </${opened}>, found </${tagIn(close, text)}>`, offset: close.from };
      return fault === undefined;
    },
  });
  return fault;
}

/** The name in a tag, without type arguments; empty for a fragment. */
function tagIn(node: SyntaxNode, text: string): string {
  const name = ['JSXIdentifier', 'JSXMemberExpression', 'JSXNamespacedName', 'JSXBuiltin']
    .map((kind) => node.getChild(kind))
    .find((child) => child !== null);
  return name ? text.slice(name.from, name.to) : '';
}
