// The props that a demo's default export takes, as far as its controls need to know: what it starts with. In: a
// module's syntax. Out: literals by name.
import type { Program } from 'oxc-parser';
import type { SyntaxNode } from './syntax-node.ts';

type Literals = Record<string, string | number | boolean>;

/**
 * The defaults in `export default function Ride({ size = 'large' })` that are literals; empty where syntax cannot tell,
 * `undefined` where the function has no parameter.
 */
export function ownDefaultsOf(program: Program): Literals | undefined {
  const body = program.body as unknown as readonly SyntaxNode[];
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const parameters = exported && parametersOf(exported['declaration'] as SyntaxNode, body);
  if (!parameters) return {};
  const [first] = parameters;
  if (!first) return undefined;
  const properties = first.type === 'ObjectPattern' ? (first['properties'] as readonly SyntaxNode[]) : [];
  return Object.fromEntries(
    properties.flatMap(({ key, value, computed }) => {
      const { type, right } = (value ?? {}) as Partial<SyntaxNode>;
      const name = (key as { name?: string; value?: string } | undefined)?.name;
      const literal = type === 'AssignmentPattern' ? literalOf(right as SyntaxNode) : undefined;
      return literal === undefined || name === undefined || computed ? [] : [[name, literal]];
    }),
  );
}

/** The parameters of a function, which may be named before it is exported, or stand in a call: `memo(…)`. */
function parametersOf(node: SyntaxNode, body: readonly SyntaxNode[]): readonly SyntaxNode[] | undefined {
  if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type))
    return node['params'] as readonly SyntaxNode[];
  if (node.type === 'CallExpression') {
    const [first] = node['arguments'] as readonly SyntaxNode[];
    return first && parametersOf(first, body);
  }
  const named = node.type === 'Identifier' ? declaredAs(node['name'] as string, body) : undefined;
  // Once: broken code may lead in a circle.
  return named && parametersOf(named, []);
}

function declaredAs(name: string, body: readonly SyntaxNode[]): SyntaxNode | undefined {
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && nameOf(statement) === name) return statement;
    if (statement.type !== 'VariableDeclaration') continue;
    const found = (statement['declarations'] as readonly SyntaxNode[]).find((one) => nameOf(one) === name);
    if (found) return (found['init'] as SyntaxNode | null) ?? undefined;
  }
  return undefined;
}

function nameOf({ id }: SyntaxNode): string | undefined {
  return (id as { name?: string } | null)?.name;
}

function literalOf(node: SyntaxNode): Literals[string] | undefined {
  if (node.type === 'UnaryExpression' && node['operator'] === '-') {
    const value = literalOf(node['argument'] as SyntaxNode);
    return typeof value === 'number' ? -value : undefined;
  }
  const value = node.type === 'Literal' ? node['value'] : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
