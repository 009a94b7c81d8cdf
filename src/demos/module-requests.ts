// What a module asks for: its imports of every kind, with the place of each specifier. In: a module's text. Out:
// requests in source order, which an export of the demo rewrites by their places.
import { parseSync } from 'oxc-parser';
import type { ModuleRequest } from '../model/demo.ts';
import { moduleUrl, relativeSpecifier } from '../model/module-url.ts';
import { remembered } from './remembered.ts';
import type { SyntaxNode } from './syntax-node.ts';

/** Everything that a module imports, re-exports, requires, or names by `new URL(…, import.meta.url)`, in source order. */
export const requestsOf = remembered((path, text): readonly ModuleRequest[] => {
  const parsed = parseModule(path, text);
  const { module } = parsed;
  const urls = [...text.matchAll(moduleUrl)].map((found): ModuleRequest => {
    const start = found.index + found[1]!.length;
    return { specifier: relativeSpecifier(found[3]!), start, end: start + found[3]!.length + 2, isUrl: true };
  });
  const statements = [
    ...module.staticImports.map((found) => found.moduleRequest),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((one) => one.moduleRequest ?? [])),
  ].map(({ value, start, end }): ModuleRequest => ({ specifier: value, start, end }));
  // These are not in the list of the module's statements; only a module that has such a call is walked.
  const calls = /\b(?:import|require)\s*\(/.test(text) ? callsIn(parsed.program as unknown as SyntaxNode, text) : [];
  // `export { a, b } from './c'` has an entry for each name.
  const byStart = new Map([...urls, ...statements, ...calls].map((request) => [request.start, request]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
});

/** Syntax trees are large, and asked for several times within the work on one demo. */
const latestTrees = 30;

/** Parses a module. JSX is allowed in `.js` files, where demos in plain JavaScript have it. */
export const parseModule = remembered(
  (path, text) => parseSync(path, text, { lang: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'jsx' }),
  latestTrees,
);

/** `import('…')`, as a value and as a type, `require('…')` and `import a = require('…')`. */
function callsIn(node: SyntaxNode, text: string): ModuleRequest[] {
  const literal = literalOf(node);
  const own = literal && /^(['"`])([^'"`$]*)\1$/.exec(text.slice(literal.start, literal.end));
  return [
    ...(own ? [{ specifier: own[2]!, start: literal.start, end: literal.end }] : []),
    ...Object.values(node).flatMap((value) => nodesIn(value).flatMap((child) => callsIn(child, text))),
  ];
}

function literalOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') return node['source'] as SyntaxNode;
  if (node.type === 'TSExternalModuleReference') return node['expression'] as SyntaxNode;
  if (node.type !== 'CallExpression' || (node['callee'] as SyntaxNode)['name'] !== 'require') return undefined;
  const args = node['arguments'] as readonly SyntaxNode[];
  return args.length === 1 ? args[0] : undefined;
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
    ? [value as SyntaxNode]
    : [];
}
