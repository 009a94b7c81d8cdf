// The preview of a demo's code, FORMAT section 5. In: a module's text. Out: a few lines of JSX, if any.
import type { Expression, Function as FunctionNode, JSXElement, Program, Statement } from 'oxc-parser';

const wrappers = ['div', 'Box', 'Stack', 'LocalizationProvider', 'DemoContainer', 'DemoItem'];
const lineLimit = 16;

/**
 * The JSX of the last top-level `return` of the default-exported function, without a wrapper around it, dedented.
 *
 * @param text the module's text, `program` its syntax tree with UTF-16 offsets
 */
export function previewOf(text: string, program: Program): string | undefined {
  const body = defaultFunctionBody(program);
  let node = body && returnedElement(body);
  if (!node) return undefined;
  let [start, end] = [node.start, node.end];
  for (let unwrapped = ''; ;) {
    const name = node ? nameOf(node) : '';
    if (!node || !wrappers.includes(name) || (unwrapped && unwrapped !== 'LocalizationProvider')) break;
    unwrapped = name;
    if (node.type !== 'JSXElement' || !node.closingElement) return undefined;
    start = node.openingElement.end;
    end = node.closingElement.start;
    const inner = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim());
    const only: unknown = inner.length === 1 ? inner[0] : undefined;
    node = (only as { type?: string } | undefined)?.type === 'JSXElement' ? (only as JSXElement) : undefined;
  }
  const lines = dedent(wholeLines(text, start, end));
  return lines.length > 0 && lines.length <= lineLimit ? lines.join('\n') : undefined;
}

type Body = readonly Statement[] | Expression;

function defaultFunctionBody(program: Program): Body | undefined {
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  return exported
    ? bodyOf(exported.declaration as Expression | FunctionNode, program)
    : namedFunctionBody(program, defaultNameOf(program));
}

/** The name in `export { Ride as default }`. */
function defaultNameOf(program: Program): string {
  const specifiers = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && !statement.source ? statement.specifiers : [],
  );
  const found = specifiers.find(({ exported }) => exported.type === 'Identifier' && exported.name === 'default')?.local;
  return found?.type === 'Identifier' ? found.name : '';
}

/** The body of a function of the module, which may be exported by its own name, too. */
function namedFunctionBody(program: Program, name: string, within: readonly string[] = []): Body | undefined {
  if (within.includes(name)) return undefined;
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name)
      return bodyOf(declaration, program);
    if (declaration?.type !== 'VariableDeclaration') continue;
    const declared = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (declared?.init) return bodyOf(declared.init, program, [...within, name]);
  }
  return undefined;
}

/**
 * The body of a function, even by its name, and inside `memo(…)` and `forwardRef(…)`.
 *
 * @param within names that are being looked up: broken code may lead in a circle
 */
function bodyOf(node: Expression | FunctionNode, program: Program, within: readonly string[] = []): Body | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.body?.body as readonly Statement[] | undefined;
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? node.body.body : (node.body as unknown as Expression);
    case 'CallExpression':
      return node.arguments[0] && bodyOf(node.arguments[0] as Expression, program, within);
    case 'Identifier':
      return namedFunctionBody(program, node.name, within);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return bodyOf(node.expression, program, within);
    default:
      return undefined;
  }
}

function returnedElement(body: Body): JSXElement | undefined {
  let value: unknown = body;
  if (Array.isArray(body)) {
    const last = (body as readonly Statement[]).findLast((statement) => statement.type === 'ReturnStatement');
    value = last && 'argument' in last ? last.argument : undefined;
  }
  let node = value as { type: string; expression?: unknown } | undefined | null;
  while (node?.type === 'ParenthesizedExpression') node = node.expression as typeof node;
  return node?.type === 'JSXElement' || node?.type === 'JSXFragment' ? (node as unknown as JSXElement) : undefined;
}

function nameOf(node: JSXElement): string {
  const name = node.type === 'JSXElement' ? node.openingElement.name : undefined;
  return name?.type === 'JSXIdentifier' ? name.name : '';
}

/** The lines of a range, the first one with its indentation in the file, without blank lines at the edges. */
function wholeLines(text: string, start: number, end: number): string[] {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indented = text.slice(lineStart, start).trim() === '' ? text.slice(lineStart, end) : text.slice(start, end);
  const lines = indented.split('\n');
  while (lines.length > 0 && !lines[0]!.trim()) lines.shift();
  while (lines.length > 0 && !lines.at(-1)!.trim()) lines.pop();
  return lines.map((line) => line.trimEnd());
}

function dedent(lines: readonly string[]): string[] {
  const indent = /^\s*/.exec(lines.at(-1) ?? '')![0].length;
  return lines.map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length)));
}
