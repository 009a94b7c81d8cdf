// An enum as the object that it is at run time. In: its node. Out: a declaration in JavaScript.
import type { SyntaxNode } from './syntax-node.ts';

/** `enum Gear { Low, High }` as a constant; `undefined` if a member's value is computed. */
export function enumObject(node: SyntaxNode, text: string): string | undefined {
  const { members } = node['body'] as { members: readonly SyntaxNode[] };
  const lines: string[] = [];
  const names: string[] = [];
  let next: number | undefined = 0;
  for (const member of members) {
    const id = member['id'] as SyntaxNode;
    const key = text.slice(id.start, id.end);
    const given = member['initializer'] as SyntaxNode | null | undefined;
    const value: number | string | undefined = given ? literalOf(given) : next;
    if (value === undefined) return undefined;
    lines.push(`${key}: ${given ? text.slice(given.start, given.end) : value}`);
    if (typeof value === 'number' && node['const'] !== true)
      names.push(`${value < 0 ? `'${value}'` : value}: '${key.replace(/^['"]|['"]$/g, '')}'`);
    next = typeof value === 'number' ? value + 1 : undefined;
  }
  const { name } = node['id'] as unknown as { name: string };
  return `const ${name} = {\n${[...lines, ...names].map((line) => `  ${line},\n`).join('')}};`;
}

function literalOf(node: SyntaxNode): number | string | undefined {
  const negative = node.type === 'UnaryExpression' && node['operator'] === '-';
  const value = (negative ? (node['argument'] as SyntaxNode) : node)['value'];
  if (typeof value === 'number') return negative ? -value : value;
  return typeof value === 'string' && !negative ? value : undefined;
}
