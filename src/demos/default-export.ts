// Whether a demo has a default export that can be a component, as far as its syntax says so for certain.
// What syntax leaves open, an identifier or a call, is told by its value where the demo is rendered.
import type { ParseResult } from 'oxc-parser';
import type { SyntaxNode } from './syntax-node.ts';

interface DefaultExportFault {
  /** What is exported instead; absent where nothing is. */
  readonly found?: string;
  readonly offset: number;
}

/** Values that are no components, whatever is in them. */
const plainValues: Readonly<Record<string, string>> = {
  TemplateLiteral: 'a text',
  ArrayExpression: 'a list',
  ObjectExpression: 'an object',
  JSXElement: 'an element',
  JSXFragment: 'an element',
};

/** What is wrong with a module's default export; nothing where all is well, or where the syntax cannot say. */
export function defaultExportFault(
  text: string,
  { program, module, errors }: ParseResult,
): DefaultExportFault | undefined {
  // The bundler tells what does not compile, and takes `module.exports` and `export =` for the default export.
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
  const found = statement && foundIn(statement['declaration'] as SyntaxNode, text);
  return found === undefined ? undefined : { found, offset: statement!.start };
}

function foundIn(node: SyntaxNode, text: string): string | undefined {
  if (/^(?:Parenthesized|TSAs|TSSatisfies|TSNonNull)Expression$/.test(node.type))
    return foundIn(node['expression'] as SyntaxNode, text);
  if (node.type === 'Literal') return text.slice(node.start, node.end);
  return plainValues[node.type];
}
