// TypeScript to JavaScript by cutting the types out of the text, so that everything else stays as written. In: a
// module's text. Out: the same text without types, not yet formatted; `undefined` if its types cannot simply be erased.
import { forEachChild } from './child-nodes.ts';
import { enumObject } from './enum-object.ts';
import { parseModule } from './module-requests.ts';
import { remembered } from './remembered.ts';
import type { NameUses, SyntaxNode } from './syntax-node.ts';
import { importClause, isDropped } from './type-imports.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Walk {
  readonly text: string;
  readonly edits: Edit[];
  readonly uses: NameUses;
  /** Imports and exports, processed once all uses are known. */
  readonly modules: SyntaxNode[];
}

const typeWrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'];
/** Syntax with run-time behaviour that has no counterpart in JavaScript. */
const runtimeSyntax = ['TSParameterProperty', 'TSModuleDeclaration', 'TSExportAssignment', 'TSImportEqualsDeclaration'];

class NotErasable extends Error {}

/**
 * Erases the types of a module. `undefined` for namespaces, parameter properties and other syntax with run-time
 * behaviour.
 */
export const eraseTypes = remembered((path, text): string | undefined => {
  const { program, errors } = parseModule(path, text);
  if (errors.some(({ severity }) => severity === 'Error')) return undefined;
  const walk: Walk = { text, edits: [], modules: [], uses: { values: new Set(), declared: new Set(), hasJsx: false } };
  try {
    visit(program as unknown as SyntaxNode, walk);
    for (const node of walk.modules) collectExports(node, walk.uses);
    for (const node of walk.modules) editModuleStatement(node, walk);
  } catch (error) {
    if (error instanceof NotErasable) return undefined;
    throw error;
  }
  return applyEdits(text, walk.edits);
});

function visit(node: SyntaxNode, walk: Walk): void {
  const { text, uses } = walk;
  const type = node.type;
  if (typeWrappers.includes(type)) {
    const inner = node['expression'] as SyntaxNode;
    visit(inner, walk);
    return remove(inner.end, node.end, walk);
  }
  if (type === 'TSTypeAssertion') {
    const inner = node['expression'] as SyntaxNode;
    visit(inner, walk);
    return remove(node.start, inner.start, walk);
  }
  if (type === 'TSEnumDeclaration' && node['declare'] !== true) return replaceEnum(node, walk);
  if (runtimeSyntax.includes(type) && node['declare'] !== true) throw new NotErasable();
  if (isTypeOnly(node)) return removeWhole(node, walk);
  if (
    type === 'ImportDeclaration' ||
    type === 'ExportNamedDeclaration' ||
    type === 'ExportAllDeclaration' ||
    type === 'ExportDefaultDeclaration'
  ) {
    const declaration = node['declaration'] as SyntaxNode | null | undefined;
    if (declaration && isTypeOnly(declaration)) return removeWhole(node, walk);
    if (declaration) return visit(declaration, walk);
    for (const specifier of nodesIn(node['specifiers']))
      if (specifier['importKind'] === 'type')
        walk.uses.declared.add((specifier['local'] as SyntaxNode)['name'] as string);
    walk.modules.push(node);
    return;
  }
  if (type.startsWith('JSX')) uses.hasJsx = true;
  if (type === 'Identifier' || type === 'JSXIdentifier') uses.values.add(node['name'] as string);
  if (node['optional'] === true || node['definite'] === true) removeMarker(node, walk);
  if (Array.isArray(node['params'])) removeThisParameter(node['params'] as SyntaxNode[], walk);
  if (type.startsWith('Class')) eraseClassHead(node, walk);
  if (type === 'MethodDefinition' || type === 'PropertyDefinition' || type === 'AccessorProperty')
    eraseModifiers(node, walk);
  forEachChild(node, (child) => visit(child, walk));
  if (type === 'ArrowFunctionExpression' && node['returnType']) {
    // No line break is allowed before the arrow.
    const { start } = node['returnType'] as SyntaxNode;
    const before = text.slice(0, start).trimEnd().length;
    if (before < start) walk.edits.push({ start: before, end: start, text: '' });
  }
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
    ? [value as SyntaxNode]
    : [];
}

/** Whether a node vanishes in JavaScript: a type, an ambient declaration, a signature without a body. */
function isTypeOnly(node: SyntaxNode): boolean {
  if (node['declare'] === true) return true;
  if (node.type === 'MethodDefinition') return (node['value'] as SyntaxNode).type === 'TSEmptyBodyFunctionExpression';
  if (node['importKind'] === 'type' || (node['exportKind'] === 'type' && node.type.endsWith('Declaration')))
    return true;
  return (
    node.type.startsWith('TS') &&
    node.type !== 'TSEnumDeclaration' &&
    !typeWrappers.includes(node.type) &&
    !runtimeSyntax.includes(node.type)
  );
}

function removeWhole(node: SyntaxNode, walk: Walk): void {
  const named = (node['declaration'] as SyntaxNode | null | undefined) ?? node;
  const id = named['id'] as SyntaxNode | null | undefined;
  if (id && isStatement(named)) walk.uses.declared.add(id['name'] as string);
  if (node.type === 'ImportDeclaration')
    for (const { local } of node['specifiers'] as { local: { name: string } }[]) walk.uses.declared.add(local.name);
  const doc = /\/\*\*(?:(?!\*\/)[^])*\*\/[ \t]*\n?[ \t]*$/.exec(
    isStatement(named) ? walk.text.slice(0, node.start) : '',
  );
  removeLines(doc ? doc.index : node.start, node.end, walk);
}

/** Whether a node is a type declaration: its doc comment is removed with it, any other comment stays. */
function isStatement({ type }: SyntaxNode): boolean {
  return type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
}

function remove(start: number, end: number, { edits }: Walk): void {
  edits.push({ start, end, text: '' });
}

/** Removes a range, and its whole lines if nothing else is on them. */
function removeLines(start: number, end: number, walk: Walk): void {
  const before = /\n?[ \t]*$/.exec(walk.text.slice(0, start))![0];
  const after = /^[ \t]*(?:\n|$)/.exec(walk.text.slice(end))?.[0];
  const isAlone = after !== undefined && (before.startsWith('\n') || before.length === start);
  remove(start, isAlone ? end + after.length : end, walk);
}

/** The `?` or `!` between a name and its type. */
function removeMarker(node: SyntaxNode, walk: Walk): void {
  const owner = node.type === 'VariableDeclarator' ? (node['id'] as SyntaxNode) : node;
  const key = node['key'] as SyntaxNode | undefined;
  if (!key && owner.type !== 'Identifier' && !owner.type.endsWith('Pattern')) return;
  const annotation = owner['typeAnnotation'] as SyntaxNode | null | undefined;
  const from = key
    ? key.end
    : owner.type === 'Identifier'
      ? owner.start + (owner['name'] as string).length
      : (annotation?.start ?? owner.end) - 1;
  const value = node['value'] as SyntaxNode | null | undefined;
  const to = annotation?.start ?? (key ? (value?.start ?? node.end) : owner.end);
  const at = walk.text.slice(from, Math.max(to, from + 1)).search(/[?!]/);
  if (at >= 0) walk.edits.push({ start: from + at, end: from + at + 1, text: '' });
}

function removeThisParameter([first, second]: readonly SyntaxNode[], { edits, text }: Walk): void {
  if (first?.type !== 'Identifier' || first['name'] !== 'this') return;
  const comma = /^\s*,/.exec(text.slice(first.end))?.[0].length ?? 0;
  edits.push({ start: first.start, end: second ? second.start : first.end + comma, text: '' });
}

function eraseClassHead(node: SyntaxNode, walk: Walk): void {
  if (node['abstract'] === true) removeWords(node.start, (node['body'] as SyntaxNode).start, ['abstract'], walk);
  const list = (node['implements'] ?? []) as SyntaxNode[];
  const last = list.at(-1);
  if (!last) return;
  const start = walk.text.lastIndexOf('implements', list[0]!.start);
  remove(start, last.end, walk);
}

function eraseModifiers(node: SyntaxNode, walk: Walk): void {
  const decorators = node['decorators'] as SyntaxNode[] | undefined;
  removeWords(
    decorators?.at(-1)?.end ?? node.start,
    (node['key'] as SyntaxNode).start,
    ['public', 'private', 'protected', 'readonly', 'override'],
    walk,
  );
}

/** Removes modifiers from the text before a name. */
function removeWords(from: number, to: number, modifiers: readonly string[], { text, edits }: Walk): void {
  for (const found of text.slice(from, to).matchAll(new RegExp(`\\b(?:${modifiers.join('|')})\\s+`, 'g'))) {
    edits.push({ start: from + found.index, end: from + found.index + found[0].length, text: '' });
  }
}

function replaceEnum(node: SyntaxNode, walk: Walk): void {
  const text = enumObject(node, walk.text);
  if (text === undefined) throw new NotErasable();
  walk.edits.push({ start: node.start, end: node.end, text });
}

/** Adds the names in a list of exports to the uses, except types. */
function collectExports(node: SyntaxNode, { values, declared }: NameUses): void {
  if (node.type !== 'ExportNamedDeclaration' || node['source']) return;
  for (const specifier of node['specifiers'] as SyntaxNode[]) {
    const name = (specifier['local'] as SyntaxNode)['name'] as string;
    if (specifier['exportKind'] !== 'type' && !declared.has(name)) values.add(name);
  }
}

/** Edits an import or a list of exports: removes the specifiers that are types. */
function editModuleStatement(node: SyntaxNode, walk: Walk): void {
  const source = node['source'] as SyntaxNode | null | undefined;
  const specifiers = (node['specifiers'] ?? []) as SyntaxNode[];
  const kept = specifiers.filter((specifier) => !isDropped(specifier, walk.uses, { local: !source }));
  if (specifiers.length > 0 && kept.length === 0) removeLines(node.start, node.end, walk);
  else if (kept.length < specifiers.length)
    walk.edits.push({
      start: node.start,
      end: source ? source.start : node.end,
      text: importClause(node, kept, walk.text),
    });
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= at) continue;
    result += text.slice(at, Math.max(at, start)) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
