// Every example of the manual is right: configs resolve, pages parse, modules compile, commands exist, and what is shown
// beside its source is that source.
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { checkedNavigation } from '../../src/config/load-navigation.ts';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { ciWorkflow } from '../../src/init/ci-workflow.ts';
import { isDirectiveLine, readDirective } from '../../src/markdown/directives.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { siteFrom } from '../support/site-from.ts';
import { typeFaults } from './example-types.ts';
import { examples, manualPages, titled, type Example } from './examples.ts';
import { declaredCommands } from './reference/command-line-page.ts';

/** Evaluates a module: `xdocs` as it is, other packages as functions that do nothing. */
async function evaluated({ text }: Example): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: text, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'packages',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /.*/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('node:') ? undefined : { path, namespace: 'package' },
          );
          onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
            contents:
              path === 'xdocs'
                ? 'export const defineConfig = (config) => config; export const apiPages = (id, part) => ({ pathname: `xdocs:api/${id}${part ? `#${part}` : ""}` });'
                : 'export default () => () => {};',
          }));
        },
      },
    ],
  });
  const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`;
  return ((await import(/* @vite-ignore */ url)) as { default: unknown }).default;
}

/** Examples that show some keys, without being a whole file. */
const partsOfConfigs = examples
  .filter(({ title, text }) => title === undefined && text.startsWith('export default defineConfig('))
  .map((example) => [`${example.page}:${example.line}`, example] as const);

/** A disk on which everything is that a config names. */
const fullDisk = { exists: () => true, isFolder: () => true, foldersOf: () => [], readText: () => '{"name":"pebble"}' };

describe('the examples of the manual', () => {
  it('are many, and every page but the references has some', () => {
    const without = [...manualPages.keys()].filter(
      (page) => !page.startsWith('reference/') && !examples.some((example) => example.page === page),
    );
    expect(without).toEqual(['index.md']);
  });

  it.each(titled(/^xdocs\.config\.ts$/))('config: %s', async (_, example) => {
    const config = (await evaluated(example)) as UserConfig;
    expect(Object.keys(config).length).toBeGreaterThan(0);
    expect(resolveConfig(config, '/site', undefined, {}, fullDisk)).toBeTruthy();
  });

  it.for(partsOfConfigs)('part of a config: %s', async ([, example]) => {
    const text = `import { defineConfig } from 'xdocs';\n${example.text}`;
    const config = (await evaluated({ ...example, text })) as UserConfig;
    expect(resolveConfig(config, '/site', undefined, {}, fullDisk)).toBeTruthy();
  });

  it.each(titled(/navigation\.ts$/))('navigation: %s', async (_, example) => {
    const entries = (await evaluated(example)) as unknown[];
    expect(checkedNavigation(entries, 'navigation.ts', ['pebble']).problems).toEqual([]);
  });

  it('modules compile, beside the other files of their page', () => {
    const modules = titled(/\.tsx?$/).map(([, example]) => example);
    expect(modules.length).toBeGreaterThan(30);
    expect(typeFaults(modules)).toEqual([]);
  });

  it.each(titled(/\.md$/))('page: %s', async (_, { title, text }) => {
    const { problems } = await siteFrom({ [title!]: text }, { products: [{ id: 'pebble', name: 'Pebble' }] });
    // What other files decide is not there.
    const elsewhere = /^(?:link-broken|demo-missing|component-missing|api-unknown|home-missing)$/;
    expect(problems.filter(({ rule }) => !elsewhere.test(rule))).toEqual([]);
  });

  it.each(titled(/_folder\.yml$/))('folder: %s', async (_, { title, text }) => {
    const { problems } = await siteFrom({ [title!]: text, 'content/index.md': '# A\n\n<p class="description">A.</p>' });
    expect(problems).toEqual([]);
  });

  it.each(titled(/\.json$/))('JSON: %s', (_, { text }) => {
    expect(JSON.parse(text)).toBeTypeOf('object');
  });

  it('the workflow is the one that init writes', () => {
    const [[, { text }]] = titled(/docs\.yml$/) as [[string, Example]];
    expect(parseYaml(text)).toBeTypeOf('object');
    expect(`${text}\n`).toBe(ciWorkflow({ manager: 'npm' } as Parameters<typeof ciWorkflow>[0], 'build').text);
  });

  it('directives have the options that they may have', () => {
    const lines = [...manualPages].flatMap(([page, text]) =>
      text.split('\n').flatMap((line, index) => (isDirectiveLine(line) ? [{ page, line, index }] : [])),
    );
    expect(lines.length).toBeGreaterThan(10);
    const faults = lines.flatMap(({ page, line, index }) =>
      readDirective(line, { line: index + 1, column: 1 }, page).problems.map(
        ({ rule }) => `${page}:${index + 1} ${rule}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  it('commands have the flags that they name', () => {
    const commands = declaredCommands();
    const used = examples
      .filter(({ language }) => ['bash', 'json', 'yaml', 'text'].includes(language))
      .flatMap(({ page, text }) =>
        [...text.matchAll(/\bxdocs (build|check|serve|init|api-diff|feedback|[a-z-]+)((?: +[^\s&|"]+)*)/g)].map(
          ([all, name, rest]) => ({ where: `${page}: ${all}`, name: name!, rest: rest! }),
        ),
      )
      .filter(({ where }) => !/react react-dom|failed/.test(where));
    expect(used.length).toBeGreaterThan(10);
    const faults = used.flatMap(({ where, name, rest }) => {
      const flags = commands.get(name);
      if (!flags) return [`${where}: there is no command ${name}`];
      return [...rest.matchAll(/ (--[a-z-]+)/g)].flatMap(([, flag]) =>
        flags.includes(flag!) ? [] : [`${where}: it has no ${flag}`],
      );
    });
    expect(faults).toEqual([]);
  });

  it('what is shown is what is written above it', () => {
    const pairs = [...manualPages].flatMap(([page, text]) =>
      [...text.matchAll(/^(`{3,})md\n((?:(?!^\1$)[^])*?)\n\1\n\n<!-- shown -->\n\n([^]*?)\n\n<!-- \/shown -->/gm)].map(
        ([, , source, result]) => ({ page, source, result }),
      ),
    );
    const marks = [...manualPages.values()].join('').match(/<!-- shown -->/g)!.length;
    expect(pairs).toHaveLength(marks);
    expect(pairs.length).toBeGreaterThan(15);
    for (const { page, source, result } of pairs) expect(result, page).toBe(source);
  });
});
