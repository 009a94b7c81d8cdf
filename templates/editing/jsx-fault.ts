// What is wrong with JSX, where the compiler does not tell or tells of another place. In: a syntax tree and its text. Out:
// the first fault.
import type { SyntaxNode, Tree } from './syntax.ts';

interface JsxFault {
  readonly message: string;
  readonly offset: number;
}

/** The first closing tag that closes something else, which the compiler lets pass. */
export function jsxFault(tree: Tree, text: string): JsxFault | undefined {
  let fault: JsxFault | undefined;
  tree.iterate({
    enter: () => fault === undefined,
    // Inner elements first: an outer one is closed wrongly because they are.
    leave({ name, node }) {
      if (fault || name !== 'JSXElement') return;
      const [open, close] = [
        node.getChild('JSXOpenTag') ?? node.getChild('JSXFragmentTag'),
        node.getChild('JSXCloseTag'),
      ];
      const opened = open ? tagIn(open, text) : undefined;
      if (opened !== undefined && close && tagIn(close, text) !== opened)
        fault = { message: `Expected </${opened}>, found </${tagIn(close, text)}>`, offset: close.from };
    },
  });
  return fault;
}

/**
 * Why a text with a fault in its JSX does not compile. In TypeScript the compiler reads such an element once more, as type
 * parameters, and tells of its first tag only.
 */
export function brokenJsx(tree: Tree, text: string): JsxFault | undefined {
  let broken: SyntaxNode | undefined;
  tree.iterate({
    enter({ type, node }) {
      if (type.isError) broken ??= node;
      return broken === undefined;
    },
  });
  const tags = jsxFault(tree, text);
  if (!broken || (tags && tags.offset < broken.from)) return tags;
  if (broken.from < text.trimEnd().length)
    return isInJsx(broken) ? { message: 'Unexpected token', offset: broken.from } : undefined;
  // The text ends too early.
  if (tags) return tags;
  const { parent } = broken;
  const open = parent?.getChild('JSXOpenTag') ?? parent?.getChild('JSXFragmentTag');
  if (open) return { message: `<${tagIn(open, text)}> has no closing tag`, offset: open.from };
  return parent?.name === 'TemplateString' ? { message: 'Unterminated template', offset: parent.from } : undefined;
}

function isInJsx(node: SyntaxNode): boolean {
  for (let above = node.parent; above; above = above.parent) if (above.name.startsWith('JSX')) return true;
  return false;
}

/** The name in a tag, without type arguments; empty for a fragment. */
function tagIn(node: SyntaxNode, text: string): string {
  const name = ['JSXIdentifier', 'JSXMemberExpression', 'JSXNamespacedName', 'JSXBuiltin']
    .map((kind) => node.getChild(kind))
    .find((child) => child !== null);
  return name ? text.slice(name.from, name.to) : '';
}
