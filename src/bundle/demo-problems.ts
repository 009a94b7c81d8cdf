// Turns the bundler's errors about a demo into problems: unresolved imports, a missing default export, a plugin's
// failure, and others.
import { join, relative, sep } from 'node:path';
import type { Message } from 'esbuild';
import { nearest } from '../model/nearest.ts';
import { XdocsError, type Problem } from '../model/problem.ts';
import type { BundleContext } from './common-options.ts';
import { isEntry, wrapperIn, type DemoEntry } from './demo-entries.ts';
import { withoutFacade } from './facades.ts';

/**
 * The problems of errors in one file: every unresolved import, and the first other error, because further ones may be
 * consequences.
 *
 * @param demos those that cannot be bundled because of it, at least one
 * @param packages candidates for suggestions for bare imports
 */
export function demoProblems(
  messages: readonly Message[],
  demos: readonly DemoEntry[],
  { root, plugins }: BundleContext,
  packages: readonly string[],
): Problem[] {
  const demo = demos[0]!;
  const others = demos.length > 1 ? { others: demos.length - 1 } : {};
  const entry = relative(root, demo.entry).split(sep).join('/');
  const problems = messages.map((message): Problem => {
    const { text, location, pluginName } = message;
    if (isThrown(message, plugins))
      return {
        rule: 'demo-compile',
        severity: 'error',
        file: entry,
        demo: demo.id,
        ...others,
        message: `the esbuild plugin "${pluginName}" throws: ${text}`,
      };
    const inFile = location && !isEntry(location.file);
    const at = {
      severity: 'error',
      demo: demo.id,
      ...(inFile ? { file: location.file, line: location.line, column: location.column + 1 } : { file: entry }),
    } as const;
    // An alias of ours, as React has one, is told with what it was.
    const specifier = /^Could not resolve "([^"]*)"(?: \(originally "[^"]*"\))?$/.exec(text)?.[1];
    if (specifier && inFile)
      return {
        rule: 'demo-import-missing',
        ...at,
        ...others,
        specifier,
        suggestion: suggestedPackage(specifier, packages),
      };
    if (!inFile && /^No matching export in .* for import "default"$/.test(text)) {
      const wrapper = wrapperIn(location?.file);
      if (wrapper === undefined) return { rule: 'demo-default-export', ...at };
      const why = 'the "demoWrapper" has no default export, which must be a component with children';
      return { rule: 'demo-compile', ...at, file: wrapper, ...others, message: why };
    }
    return { rule: 'demo-compile', ...at, ...others, message: withoutFacade(text) };
  });
  const first = problems.find(({ rule }) => rule !== 'demo-import-missing');
  return problems.filter((problem) => problem === first || problem.rule === 'demo-import-missing');
}

/** The packages in the project's package.json; read only if an import cannot be resolved. */
export async function packageNames(messages: readonly Message[], { root, readText }: BundleContext): Promise<string[]> {
  if (!messages.some(({ text }) => /^Could not resolve "[^./]/.test(text))) return [];
  try {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      await readText(join(root, 'package.json')),
    ) as Record<string, object | undefined>;
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  } catch {
    return [];
  }
}

function suggestedPackage(specifier: string, packages: readonly string[]): string | undefined {
  const [, name, rest] = /^((?:@[^/]+\/)?[^@./][^/]*)(.*)$/.exec(specifier) ?? [];
  if (!name || packages.includes(name)) return undefined;
  const near = nearest(name, packages);
  return near && near + rest!;
}

/**
 * Ends the run if one of the site's plugins fails in its setup, which is not the fault of any demo.
 *
 * @throws XdocsError naming the plugin
 */
export function refuseFailedSetup(messages: readonly Message[], { plugins }: BundleContext): void {
  const failed = messages.find((message) => isThrown(message, plugins) && message.notes.length === 0);
  if (failed) throw new XdocsError(`The esbuild plugin "${failed.pluginName}" of the config throws: ${failed.text}`);
}

/**
 * The module that an error is about, by its name in a metafile: the one that it is in; of a plugin that threw, the one
 * whose import it was asked about; of a worker, which is bundled apart, the module that stands for it.
 */
export function placeOf(message: Message, { plugins }: BundleContext): string | undefined {
  const { location, notes, detail } = message;
  if (typeof detail === 'string' && detail.startsWith('worker:')) return detail;
  // The notes of a plugin that threw: where it is registered, then the import.
  return (isThrown(message, plugins) ? notes.at(-1)?.location : location)?.file;
}

/**
 * Whether one of the site's plugins threw instead of returning errors: esbuild then reports the stack as the location.
 */
function isThrown({ pluginName, location }: Message, plugins: BundleContext['plugins']): boolean {
  return (
    plugins.some(({ name }) => name === pluginName) && (location === null || location.lineText.includes('\n    at '))
  );
}
