// Checks, as far as syntax can tell, that a demo's default export can be a component. An identifier or a call is
// checked by its value when the demo is rendered.
import type { ParseResult } from 'oxc-parser';
import type { SyntaxNode } from './syntax-node.ts';

interface DefaultExportFault {
  /** What is exported instead; absent if there is no default export. */
  readonly found?: string;
  readonly offset: number;
}

/** Node types whose values are never components. */
const nonComponents: Readonly<Record<string, string>> = {
  TemplateLiteral: 'a text',
  ArrayExpression: 'a list',
  ObjectExpression: 'an object',
  JSXElement: 'an element',
  JSXFragment: 'an element',
};

/** The problem with a module's default export; `undefined` if there is none, or if the syntax cannot tell. */
export function defaultExportFault(
  text: string,
  { program, module, errors }: ParseResult,
): DefaultExportFault | undefined {
  // The bundler reports what does not compile, and accepts `module.exports` and `export =` as the default export.
  if (errors.length > 0) return undefined;
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .some(({ exportName, isType }) => !isType && (exportName.kind === 'Default' || exportName.name === 'default'));
  if (!exported)
    return (module.hasModuleSyntax ? /\bexport\s*=/ : /\bexports\b|\bexport\s*=/).test(text)
      ? undefined
      : { offset: 0 };
  const statement = program.body.find(({ type }) => type === 'ExportDefaultDeclaration') as unknown as
    | SyntaxNode
    | undefined;
  const found = statement && nonComponentIn(statement['declaration'] as SyntaxNode, text);
  return found === undefined ? undefined : { found, offset: statement!.start };
}

function nonComponentIn(node: SyntaxNode, text: string): string | undefined {
  if (/^(?:Parenthesized|TSAs|TSSatisfies|TSNonNull)Expression$/.test(node.type))
    return nonComponentIn(node['expression'] as SyntaxNode, text);
  if (node.type === 'Literal') return text.slice(node.start, node.end);
  return nonComponents[node.type];
}
