// The numbered errors of installed packages. In: folders of packages. Out: each number's message, taken from code such
// as `cond ? 'the message' : _formatErrorMessage(9, value)`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Expression, Node } from 'oxc-parser';
import type { ProductionError } from '../model/production-error.ts';
import { contentHashOf } from './read-log.ts';

/** The name, in compiled code, of the function that formats a numbered message. */
const formatter = /^_?format(?:Mui)?ErrorMessage\d*$/;

/** Reads the errors of packages, sorted by number. */
export async function readProductionErrors(folders: readonly string[]): Promise<ProductionError[]> {
  const { parseSync } = await import('oxc-parser');
  const errors = new Map<number, string>();
  for (const folder of folders) {
    for (const file of scriptsOf(folder)) {
      const text = readFileSync(file, 'utf8');
      if (!/ErrorMessage\d*\(\d/.test(text)) continue;
      for (const [code, message] of errorsIn(parseSync(file, text).program))
        if (!errors.has(code)) errors.set(code, message);
    }
  }
  return [...errors].sort(([a], [b]) => a - b).map(([code, message]) => ({ code, message }));
}

/**
 * Hashes of the code that a package's errors are read from: a package under development changes without a new version.
 */
export function codeHashesOf(folder: string): string[] {
  return scriptsOf(folder).map((file) => `${relative(folder, file)} ${contentHashOf(readFileSync(file))}`);
}

function scriptsOf(folder: string): string[] {
  return scriptsIn([join(folder, 'esm'), join(folder, 'modern'), folder].find((path) => existsSync(path))!);
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.m?js$/.test(path) && !path.split(sep).includes('node_modules'))
    .sort()
    .map((path) => join(folder, path));
}

function* errorsIn(node: Node): Generator<readonly [number, string]> {
  if (node.type === 'ConditionalExpression') {
    const call = node.alternate;
    if (call.type === 'CallExpression' && call.callee.type === 'Identifier' && formatter.test(call.callee.name)) {
      const [code] = call.arguments;
      const message = messageOf(node.consequent);
      if (code?.type === 'Literal' && typeof code.value === 'number' && message !== undefined)
        yield [code.value, message];
    }
  }
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child])
      if (typeof one === 'object' && one !== null && 'type' in one) yield* errorsIn(one as Node);
  }
}

/** The concatenated text of literals and templates, with `%s` for each value. */
function messageOf(node: Expression): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((quasi) => quasi.value.cooked ?? quasi.value.raw).join('%s');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [messageOf(node.left), messageOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}
