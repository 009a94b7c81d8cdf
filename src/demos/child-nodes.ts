// The children of a node of a module's syntax. Names that are no references, such as keys, are none of them, nor is what a
// class implements.
import type { SyntaxNode } from './syntax-node.ts';

/** Calls back for each child, in the order in which the parser lists them. */
export function forEachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void): void {
  const skipped = skippedIn(node);
  for (const key of Object.keys(node)) {
    const value = node[key];
    if (typeof value === 'object' && value !== null && key !== skipped) visitNodes(value, visit);
  }
}

function visitNodes(value: object, visit: (child: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const each of value) if (typeof each === 'object' && each !== null) visitNodes(each as object, visit);
  } else if (typeof (value as SyntaxNode).type === 'string') visit(value as SyntaxNode);
}

/** The property of a node that holds a name which is no reference, or types. */
function skippedIn({ type, computed }: SyntaxNode): string | undefined {
  if (type === 'JSXMemberExpression' || (type === 'MemberExpression' && computed !== true)) return 'property';
  if (type === 'JSXAttribute') return 'name';
  if (type.startsWith('Class')) return 'implements';
  const hasKey =
    type === 'Property' || type === 'MethodDefinition' || type === 'PropertyDefinition' || type === 'AccessorProperty';
  return hasKey && computed !== true ? 'key' : undefined;
}
