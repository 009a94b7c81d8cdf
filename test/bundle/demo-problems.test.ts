// What the bundler says against a demo, as problems: every import that leads nowhere, and whose fault the rest is.
import { readFile } from 'node:fs/promises';
import { build, type BuildFailure, type Message, type Plugin } from 'esbuild';
import { afterEach, expect, it } from 'vitest';
import { demoProblems, packageNames, refuseFailedSetup } from '../../src/bundle/demo-problems.ts';
import type { BundleContext } from '../../src/bundle/common-options.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import { XdocsError } from '../../src/model/problem.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

async function failed(
  text: string,
  plugins: readonly Plugin[] = [],
): Promise<{ messages: readonly Message[]; context: BundleContext }> {
  site = diskSite({
    'package.json': '{"dependencies": {"@velo/kit": "1", "velo-bells": "1"}, "devDependencies": {"velo-horns": "1"}}',
    'Ride.tsx': text,
  });
  const context = {
    root: site.root,
    plugins,
    readText: (path: string) => readFile(path, 'utf8'),
  } as unknown as BundleContext;
  const failure: unknown = await build({
    absWorkingDir: site.root,
    entryPoints: ['Ride.tsx'],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [...plugins],
    jsx: 'automatic',
    // As the bundler of demos has it.
    alias: { react: 'react' },
  }).then(
    () => ({ errors: [] }),
    (error: unknown) => error,
  );
  return { messages: (failure as BuildFailure).errors, context };
}

async function problemsOf(text: string, plugins?: readonly Plugin[]) {
  const { messages, context } = await failed(text, plugins);
  return demoProblems(
    messages,
    [{ id: 'Ride', entry: site.path('Ride.tsx') }],
    context,
    await packageNames(messages, context),
  );
}

it('says what JSX needs where React is not installed', async () => {
  const [problem] = await problemsOf('export default () => <b>Ring</b>;\n');
  expect(problem).toMatchObject({
    rule: 'demo-import-missing',
    file: 'Ride.tsx',
    line: 1,
    specifier: 'react/jsx-runtime',
  });
  expect(sentenceOf(problem!)).toBe(
    'The import "react/jsx-runtime" leads nowhere. Install react and react-dom: demos run on the copy of the project.',
  );
});

it('names every import that leads nowhere, with its place and the package that was meant', async () => {
  expect(
    await problemsOf(
      "import '@velo/kti/bell';\nimport './gone';\nimport 'velo-horn';\nimport 'zzz';\nimport 'velo-bells/none';\n",
    ),
  ).toEqual([
    {
      rule: 'demo-import-missing',
      severity: 'error',
      demo: 'Ride',
      file: 'Ride.tsx',
      line: 1,
      column: 8,
      specifier: '@velo/kti/bell',
      suggestion: '@velo/kit/bell',
    },
    expect.objectContaining({ line: 2, specifier: './gone', suggestion: undefined }),
    expect.objectContaining({ line: 3, suggestion: 'velo-horns' }),
    expect.objectContaining({ line: 4, suggestion: undefined }),
    expect.objectContaining({ line: 5, suggestion: undefined }),
  ]);
});

it('tells the first of what does not compile', async () => {
  expect(await problemsOf('export default () => <p></b>;\nconst = 1;\n')).toEqual([
    expect.objectContaining({ rule: 'demo-compile', file: 'Ride.tsx', line: 1 }),
  ]);
});

it('names a plugin that throws, not a place in the bundler', async () => {
  const plugin: Plugin = {
    name: 'bells',
    setup: (asked) =>
      void asked.onLoad({ filter: /Ride/ }, () => {
        throw new Error('out of tyres');
      }),
  };
  expect(await problemsOf('', [plugin])).toEqual([
    {
      rule: 'demo-compile',
      severity: 'error',
      demo: 'Ride',
      file: 'Ride.tsx',
      message: 'the esbuild plugin "bells" throws: out of tyres',
    },
  ]);
});

it('keeps the place that a plugin names', async () => {
  const plugin: Plugin = {
    name: 'bells',
    setup: (asked) =>
      void asked.onLoad({ filter: /Ride/ }, () => ({
        errors: [{ text: 'too loud', location: { file: 'Ride.tsx', line: 3, column: 1 } }],
      })),
  };
  const { messages, context } = await failed('', [plugin]);
  expect(() => refuseFailedSetup(messages, context)).not.toThrow();
  expect(demoProblems(messages, [{ id: 'Ride', entry: site.path('Ride.tsx') }], context, [])).toEqual([
    expect.objectContaining({ rule: 'demo-compile', line: 3, column: 2, message: 'too loud' }),
  ]);
});

it('ends the run where a plugin throws before it has seen a file', async () => {
  const plugin: Plugin = {
    name: 'bells',
    setup: () => {
      throw new Error('out of tyres');
    },
  };
  const { messages, context } = await failed('', [plugin]);
  expect(() => refuseFailedSetup(messages, context)).toThrow(XdocsError);
  expect(() => refuseFailedSetup(messages, context)).toThrow(
    'The esbuild plugin "bells" of the config throws: out of tyres',
  );
});
