// Where a key of the config stands in its file. In: the text of the module and a key's path, as messages have it. Out: line
// and column. It is asked only when something is wrong, so the parser is loaded then.
import type { Expression, ObjectProperty, Program } from 'oxc-parser';
import { XdocsError } from '../model/problem.ts';
import type { Position } from '../model/source-file.ts';

/**
 * An error about a config, which names its file with line and column where the key that it is about is written there; a
 * key that the file makes in another way has none.
 *
 * @param error any error; only those of configs are changed, whose message is `FILE: … "KEY.PATH" …`
 */
export async function errorAtKey(error: unknown, file: string, text: string): Promise<unknown> {
  if (!(error instanceof XdocsError) || !error.message.startsWith(`${file}: `)) return error;
  const message = error.message.slice(file.length + 2);
  const [, path] = /"([^"]+)"/.exec(message) ?? [];
  const place = path === undefined ? undefined : await placeOfKey(text, file, path);
  return place ? new XdocsError(`${file}:${place.line}:${place.column}: ${message}`) : error;
}

/**
 * Where the deepest part of a path stands that can be followed.
 *
 * @param path such as `products[0].api.packages[1]`
 * @returns nothing where not even its first key is found
 */
async function placeOfKey(text: string, file: string, path: string): Promise<Position | undefined> {
  const { parseSync } = await import('oxc-parser');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return undefined;
  let value = exportedBy(program);
  let at: number | undefined;
  for (const part of path.match(/[^.[\]]+/g) ?? []) {
    const next = /^\d+$/.test(part) ? itemOf(value, Number(part)) : propertyOf(value, part);
    if (!next) break;
    at = next.start;
    value =
      'value' in next && next.type === 'Property' ? plain(next.value, program) : plain(next as Expression, program);
  }
  if (at === undefined) return undefined;
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function exportedBy(program: Program): Expression | undefined {
  const found = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  return found && plain(found.declaration as Expression, program);
}

/** What a type, a function such as `defineConfig`, or the name of a constant stands for. */
function plain(value: Expression, program: Program): Expression | undefined {
  if (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression')
    return plain(value.expression, program);
  if (value.type === 'CallExpression') return value.arguments[0] && plain(value.arguments[0] as Expression, program);
  if (value.type !== 'Identifier') return value;
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const made = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === value.name)?.init;
    if (made && made.type !== 'Identifier') return plain(made, program);
  }
  return undefined;
}

function propertyOf(value: Expression | undefined, name: string): ObjectProperty | undefined {
  if (value?.type !== 'ObjectExpression') return undefined;
  return value.properties.find(
    (property): property is ObjectProperty =>
      property.type === 'Property' &&
      ((property.key.type === 'Identifier' && property.key.name === name) ||
        (property.key.type === 'Literal' && property.key.value === name)),
  );
}

function itemOf(value: Expression | undefined, index: number): Expression | undefined {
  const item = value?.type === 'ArrayExpression' ? value.elements[index] : undefined;
  return item && item.type !== 'SpreadElement' ? item : undefined;
}
