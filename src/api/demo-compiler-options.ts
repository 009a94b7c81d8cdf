// The compiler's options for demos. In: a file. Out: what the nearest tsconfig.json says, as in an editor and in the
// bundler.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ReadLog } from './read-log.ts';

/**
 * Finds the options for files: those of the nearest tsconfig.json above a file, which is looked for up to the project's
 * folder, or up to the top for content outside of it. Files without one have that of the project, if there is one.
 * Every place where one is looked for is read through the log.
 *
 * @param aliases the config's, whose targets are absolute paths; they come before `paths`
 * @returns the options for the file at an absolute path: the same object wherever the options are the same
 */
export function nearestOptions(
  root: string,
  aliases: Readonly<Record<string, string>>,
  log: ReadLog,
): (file: string) => ts.CompilerOptions {
  const byFolder = new Map<string, ts.CompilerOptions>();
  const byText = new Map<string, ts.CompilerOptions>();
  const read = (config: string | undefined) => {
    const options = optionsOf(config, aliases, log);
    const text = JSON.stringify(options);
    if (!byText.has(text)) byText.set(text, options);
    return byText.get(text)!;
  };
  const find = (folder: string): ts.CompilerOptions => {
    const known = byFolder.get(folder);
    if (known) return known;
    const config = join(folder, 'tsconfig.json');
    const hasConfig = log.read(config) !== undefined;
    const isTop = folder === root || folder === dirname(folder);
    const options =
      hasConfig || folder === root ? read(hasConfig ? config : undefined) : find(isTop ? root : dirname(folder));
    byFolder.set(folder, options);
    return options;
  };
  return (file) => find(dirname(file));
}

function optionsOf(
  config: string | undefined,
  aliases: Readonly<Record<string, string>>,
  log: ReadLog,
): ts.CompilerOptions {
  // Extended configs are read through the log, too.
  const host = { ...ts.sys, readFile: log.read, fileExists: (path: string) => log.read(path) !== undefined };
  const own = config
    ? ts.parseJsonConfigFileContent(
        { ...(ts.readConfigFile(config, host.readFile).config as object), include: [], files: [config] },
        host,
        dirname(config),
      ).options
    : {};
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    // A demo may import plain JavaScript, whose types the compiler infers.
    allowJs: true,
    ...own,
    skipLibCheck: true,
    noEmit: true,
    // These two are about all files of a project and where its output goes.
    composite: false,
    rootDir: undefined,
    paths: {
      ...own.paths,
      ...Object.fromEntries(Object.entries(aliases).map(([from, to]) => [from, [to, `${to}.ts`, `${to}.tsx`]])),
    },
  };
}
