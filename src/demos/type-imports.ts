// Imports and exports that only TypeScript needs. In: a specifier and how its module uses names. Out: true to drop
// it.
import type { NameUses, SyntaxNode } from './syntax-node.ts';

/**
 * Whether to drop a specifier. As in TypeScript itself, an import that is never used as a value is dropped: it may be a
 * type, which does not exist in the JavaScript module. `local` marks a list of exports without a source.
 */
export function isDropped(
  specifier: SyntaxNode,
  { values, declared, hasJsx }: NameUses,
  { local }: { readonly local: boolean },
): boolean {
  if (specifier['importKind'] === 'type' || specifier['exportKind'] === 'type') return true;
  const name = nameOf(specifier['local'] as SyntaxNode);
  if (specifier.type === 'ExportSpecifier') return local && declared.has(name) && !values.has(name);
  return !values.has(name) && !(name === 'React' && hasJsx);
}

/** The start of an import or a list of exports, up to its source, with the kept specifiers. */
export function importClause(node: SyntaxNode, kept: readonly SyntaxNode[], text: string): string {
  const written = (specifier: SyntaxNode) => text.slice(specifier.start, specifier.end);
  const named = kept.filter(({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier').map(written);
  const others = kept
    .filter(({ type }) => type === 'ImportDefaultSpecifier' || type === 'ImportNamespaceSpecifier')
    .map(written);
  const list = [...others, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ');
  const keyword = node.type === 'ImportDeclaration' ? 'import' : 'export';
  return `${keyword} ${list}${node['source'] ? ' from ' : ';'}`;
}

function nameOf(node: SyntaxNode): string {
  return (node['name'] ?? node['value']) as string;
}
