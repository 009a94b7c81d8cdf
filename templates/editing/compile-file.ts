// One file of a demo to code that runs. In: its name and text, TypeScript or JavaScript with JSX. Out: a CommonJS
// module, because it is run without an address of its own, and its imports with their places.
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { transform, type Options } from 'sucrase';
import { brokenJsx, jsxFault } from './jsx-fault.ts';
import { withLoopGuards } from './loop-guards.ts';
import type { Tree } from './syntax.ts';
import { importsIn, type WrittenImport } from './written-imports.ts';

/** Why a file cannot run; line and column count from 1. */
export class EditFault extends Error {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  constructor(message: string, file: string, line: number, column: number) {
    super(message);
    this.file = file;
    this.line = line;
    this.column = column;
  }
}

export interface CompiledFile {
  readonly name: string;
  /** The body of a function of `require`, `module` and `exports`; its lines are the text's. */
  readonly code: string;
  readonly imports: readonly WrittenImport[];
}

/**
 * Compiles a file; its imports of types are gone.
 *
 * @throws EditFault where the text is no TypeScript or JavaScript
 */
export function compileFile(name: string, text: string): CompiledFile {
  if (name.endsWith('.json')) return compileJson(name, text);
  const isTyped = /\.tsx?$/.test(name);
  const options = {
    transforms: [...(isTyped ? (['typescript'] as const) : []), 'jsx'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: name,
  } satisfies Options;
  const compiled = (source: string, more: readonly 'imports'[] = []) =>
    transform(source, { ...options, transforms: [...options.transforms, ...more] }).code;
  const tree = (isTyped ? tsxLanguage : jsxLanguage).parser.parse(text);
  let asModule: string;
  try {
    asModule = compiled(text);
  } catch (error) {
    throw asFault(error, name, text, tree);
  }
  const fault = jsxFault(tree, text);
  if (fault) throw new EditFault(fault.message, name, ...placeIn(text, fault.offset));
  const imports = importsIn(jsxLanguage.parser.parse(asModule), asModule);
  return {
    name,
    code: guarded(
      () => compiled(withLoopGuards(tree, text), ['imports']),
      () => compiled(text, ['imports']),
    ),
    imports,
  };
}

/** Guards are made from another parser's tree; code that they break runs without them. */
function guarded(withGuards: () => string, without: () => string): string {
  try {
    return withGuards();
  } catch {
    return without();
  }
}

function compileJson(name: string, text: string): CompiledFile {
  try {
    return { name, code: `module.exports = ${JSON.stringify(JSON.parse(text))};`, imports: [] };
  } catch (error) {
    throw new EditFault((error as Error).message, name, 1, 1);
  }
}

/** An error of the compiler: its message names file and place, which are told apart from it here. */
function asFault(error: unknown, name: string, text: string, tree: Tree): EditFault {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const broken = brokenJsx(tree, text);
  if (broken) {
    const [line, column] = placeIn(text, broken.offset);
    // At the same place, the compiler's words say more.
    if (loc?.line !== line || loc.column !== column) return new EditFault(broken.message, name, line, column);
  }
  const plain = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  const place = loc ? ([loc.line, loc.column] as const) : placeIn(text, 0);
  return new EditFault(plain, name, ...place);
}

function placeIn(text: string, offset: number): readonly [line: number, column: number] {
  const before = text.slice(0, offset).split('\n');
  return [before.length, before.at(-1)!.length + 1];
}
