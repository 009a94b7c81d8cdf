// Declarations of the sources as the manual's references document them: name, type and comment, as they are written. In:
// a file and a name. Out: what is declared there, imports followed.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { repository } from '../../support/compiled-package.ts';

/** A member of an interface, or an exported function. */
export interface Documented {
  readonly name: string;
  /** The type as it is written, without `readonly`. */
  readonly type: string;
  readonly isOptional: boolean;
  /** The comment as Markdown. */
  readonly doc: string;
}

export interface Declaration {
  readonly node: ts.Declaration & { readonly name?: ts.Node | undefined };
  /** Path in the repository. */
  readonly file: string;
}

const parsed = new Map<string, ts.SourceFile>();

function sourceOf(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(repository, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, source);
  return source;
}

/** Where a name that a file knows is declared; `undefined` where it is not the repository's own. */
export function declarationOf(name: string, file: string): Declaration | undefined {
  for (const node of sourceOf(file).statements) {
    const isNamed =
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node);
    if (isNamed && node.name?.text === name) return { node, file };
    const found = importedName(node, name);
    if (found) return declarationOf(found.name, join(dirname(file), found.from));
  }
  return undefined;
}

/** The name that a statement takes from another file of the repository under a local one. */
function importedName(node: ts.Statement, name: string): { name: string; from: string } | undefined {
  const isImport = ts.isImportDeclaration(node);
  if (!isImport && !ts.isExportDeclaration(node)) return undefined;
  const from = node.moduleSpecifier;
  const names = isImport ? node.importClause?.namedBindings : node.exportClause;
  if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || !names) return undefined;
  if (!ts.isNamedImports(names) && !ts.isNamedExports(names)) return undefined;
  const elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] = [...names.elements];
  const found = elements.find((element) => element.name.text === name);
  return found && { name: (found.propertyName ?? found.name).text, from: from.text };
}

/** What a file exports: the names, in order. */
export function exportsOf(file: string): string[] {
  return sourceOf(file).statements.flatMap((node) => {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map((element) => element.name.text);
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    const named = node as { readonly name?: ts.Node };
    return isExported && named.name && ts.isIdentifier(named.name) ? [named.name.text] : [];
  });
}

/** The members of an interface, those that it extends last. */
export function membersOf({ node, file }: Declaration): Documented[] {
  if (!ts.isInterfaceDeclaration(node)) return [];
  const inherited = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap((type) => {
      // `Partial<Options>` and `Options`.
      const [name = ''] = /\w+(?=>*$)/.exec(type.getText()) ?? [];
      const found = declarationOf(name, file);
      const isPartial = type.getText().startsWith('Partial<');
      return found ? membersOf(found).map((member) => (isPartial ? { ...member, isOptional: true } : member)) : [];
    }),
  );
  const own = node.members.flatMap((member): Documented[] => {
    if (!member.name) return [];
    const type = ts.isPropertySignature(member)
      ? (member.type?.getText() ?? '')
      : member
          .getText()
          .replace(/^[^(]*/, '')
          .replace(/\)\s*:\s*/, ') => ')
          .replace(/;$/, '');
    return [
      {
        name: member.name.getText(),
        type: typeText(type, file),
        isOptional: member.questionToken !== undefined,
        doc: docOf(member),
      },
    ];
  });
  return [...own, ...inherited.filter(({ name }) => !own.some((one) => one.name === name))];
}

/** A function or a type alias in one line, without its body. */
export function signatureOf({ node, file }: Declaration): string {
  if (ts.isFunctionDeclaration(node)) {
    const parameters = node.parameters.map((parameter) =>
      ts.isObjectBindingPattern(parameter.name) ? `options: ${parameter.type?.getText() ?? ''}` : parameter.getText(),
    );
    return typeText(`${node.name?.text}(${parameters.join(', ')}): ${node.type?.getText() ?? 'void'}`, file);
  }
  return ts.isTypeAliasDeclaration(node) ? typeText(node.type.getText(), file) : (node.name?.getText() ?? '');
}

/** The comment of a declaration as Markdown: its tags in words, links as code. */
export function docOf(node: ts.Node): string {
  const doc = node.getChildren().find((child) => ts.isJSDoc(child));
  if (!doc) return '';
  const tags = (doc.tags ?? []).flatMap((tag) =>
    ts.isJSDocThrowsTag(tag) || tag.tagName.text === 'throws'
      ? [`Throws ${textOf(tag.getText().replace(/^@throws\s*(?:\{[^}]*\})?\s*/, ''))}`]
      : [],
  );
  return [textOf(ts.getTextOfJSDocComment(doc.comment) ?? ''), ...tags.map(sentence)].filter(Boolean).join('\n\n');
}

/** A comment's text in one paragraph a blank line, without its stars. */
function textOf(text: string): string {
  return (
    text
      .replaceAll(/\n[ \t]*\*?[ \t]?/g, '\n')
      .replaceAll(/\{@link\s+([^\s}]+)[^}]*\}/g, '`$1`')
      // Sections of specifications, which only those who change the sources have.
      .replaceAll(/,? (?:FORMAT|SPEC) sections? [\d, and]*\d/g, '')
      .split(/\n{2,}/)
      .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
      .join('\n\n')
      .trim()
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A type in one line, with the values of a list in the place of its name: `(typeof sizes)[number]`. */
function typeText(type: string, file: string): string {
  return type
    .replaceAll(/\(typeof (\w+)\)\[number\]/g, (whole, name: string) => valuesOf(name, file)?.join(' | ') ?? whole)
    .replaceAll(/\/\*\*[^]*?\*\/\s*/g, '')
    .replaceAll(/\breadonly\s+/g, '')
    .replaceAll(/;?\s*\n\s*\}/g, ' }')
    .replaceAll(/\s*\n\s*\|\s*/g, ' | ')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/\(\s+/g, '(')
    .replaceAll(/,\s+\)/g, ')')
    .replace(/^\|\s*/, '')
    .trim();
}

/** The values of a constant list, as they are written; `undefined` where a file has none of that name. */
function valuesOf(name: string, file: string): string[] | undefined {
  const list = sourceOf(file)
    .statements.flatMap((node) => (ts.isVariableStatement(node) ? [...node.declarationList.declarations] : []))
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  const array = list && ts.isAsExpression(list) ? list.expression : list;
  return array && ts.isArrayLiteralExpression(array) ? array.elements.map((element) => element.getText()) : undefined;
}

/** The type of a function's only parameter. */
export function parameterTypeOf({ node, file }: Declaration): string {
  const [parameter] = ts.isFunctionDeclaration(node) ? node.parameters : [];
  return typeText(parameter?.type?.getText() ?? '', file);
}
