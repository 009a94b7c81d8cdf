// Reads what a page that is a module says of itself, without running it. In: its text. Out: the keys and values of the
// `frontMatter` that it exports, and where each stands.
import type { Position } from '../model/source-file.ts';
import { placeOf } from './demo-imports.ts';
import { parseModule } from './module-requests.ts';
import type { SyntaxNode } from './syntax-node.ts';

type Value = string | boolean | readonly string[];

interface ModuleEntry extends Position {
  readonly key: string;
  readonly value: Value;
  /** The names of a list, each with its place. */
  readonly places: readonly (readonly [name: string, place: Position])[];
}

/** What cannot be read, and where. */
interface ModuleFault extends Position {
  readonly reason: string;
}

export interface PageModule {
  readonly entries: readonly ModuleEntry[];
  readonly faults: readonly ModuleFault[];
  /** Place of the front matter. */
  readonly start: Position;
  /** Place of the component, or the module's first line. */
  readonly component: Position;
}

/**
 * Reads a module.
 *
 * @returns the fault alone where it cannot be parsed
 */
export function readPageModule(path: string, text: string): PageModule | ModuleFault {
  const { program, errors } = parseModule(path, text);
  const at = (node: SyntaxNode) => placeOf(text, node.start);
  const [error] = errors;
  if (error)
    return { reason: `the module has an error: ${error.message}`, ...placeOf(text, error.labels[0]?.start ?? 0) };
  const body = program.body as unknown as readonly SyntaxNode[];
  const found = body.flatMap(exportedVariables).find(({ id }) => (id as SyntaxNode)['name'] === 'frontMatter');
  const standard = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const component = standard ? at(standard) : { line: 1, column: 1 };
  const object = bare(found?.['init'] as SyntaxNode | undefined);
  if (object?.type !== 'ObjectExpression') {
    const start = found ? at(found) : { line: 1, column: 1 };
    const reason =
      'write it as "export const frontMatter = { title: \'…\' }", because the module is read without being run';
    return { entries: [], faults: [{ reason, ...start }], start, component };
  }
  const entries: ModuleEntry[] = [];
  const faults: ModuleFault[] = [];
  for (const property of object['properties'] as readonly SyntaxNode[]) {
    const key = keyOf(property);
    const value = key === undefined ? undefined : valueOf(property['value'] as SyntaxNode);
    if (key !== undefined && value !== undefined)
      entries.push({ key, value, ...at(property), places: placesIn(property['value'] as SyntaxNode, at) });
    else faults.push({ reason: notLiteral(text.slice(property.start, property.end)), ...at(property) });
  }
  return { entries, faults, start: at(found!), component };
}

function notLiteral(found: string): string {
  const short = found.replace(/\s+/g, ' ');
  return `a key has a text, true, false or a list of texts, written out, because the module is read without being run; found "${short.length > 60 ? `${short.slice(0, 57)}…` : short}"`;
}

function exportedVariables({ type, declaration }: SyntaxNode): readonly SyntaxNode[] {
  const declared = type === 'ExportNamedDeclaration' ? (declaration as SyntaxNode | null) : null;
  return declared?.type === 'VariableDeclaration' ? (declared['declarations'] as readonly SyntaxNode[]) : [];
}

/** An expression without what TypeScript says of it, and without parentheses. */
function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node && /^(?:Parenthesized|TSAs|TSSatisfies|TSNonNull)Expression$/.test(node.type)
    ? bare(node['expression'] as SyntaxNode)
    : node;
}

function keyOf({ type, computed, shorthand, key }: SyntaxNode): string | undefined {
  if (type !== 'Property' || computed === true || shorthand === true) return undefined;
  const { name, value } = key as SyntaxNode;
  return String(name ?? value);
}

function valueOf(given: SyntaxNode): Value | undefined {
  const node = bare(given)!;
  const { type, value } = node;
  if (type === 'Literal') return typeof value === 'number' ? String(value) : isPlain(value) ? value : undefined;
  if (type === 'TemplateLiteral') {
    const [text, more] = node['quasis'] as readonly { readonly value: { readonly cooked?: string } }[];
    return more ? undefined : text?.value.cooked;
  }
  if (type !== 'ArrayExpression') return undefined;
  const items = elementsOf(node).map((element) => element && valueOf(element));
  return items.every((item) => typeof item === 'string') ? items : undefined;
}

function isPlain(value: unknown): value is string | boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

function elementsOf(node: SyntaxNode): readonly (SyntaxNode | null)[] {
  return node['elements'] as readonly (SyntaxNode | null)[];
}

function placesIn(given: SyntaxNode, at: (node: SyntaxNode) => Position): ModuleEntry['places'] {
  const node = bare(given)!;
  if (node.type !== 'ArrayExpression') return [];
  return elementsOf(node).flatMap((element) => (element ? [[String(valueOf(element)), at(element)] as const] : []));
}
