// What a browser tells of a demo that failed: only what has the form of it counts, and nothing of it can steer a terminal.
import { expect, it } from 'vitest';
import { build } from 'esbuild';
import { browserFailureFrom, placeInBrowser } from '../../src/output/browser-failures.ts';
import type { Project } from '../../src/load/project.ts';

it('is a module, one line of a message and a stack', () => {
  const sent = { module: '/m.js', message: 'no\u001b[31m bell\u0007\nat all', stack: 'Error\n at /m.js:1:1', more: 1 };
  expect(browserFailureFrom(sent)).toEqual({
    module: '/m.js',
    message: 'no [31m bell ',
    stack: 'Error\n at /m.js:1:1',
  });
  expect(browserFailureFrom({ ...sent, message: 'b'.repeat(5000) })!.message).toHaveLength(1000);
  for (const other of [undefined, null, 1, 'text', [], { module: '/m.js' }, { ...sent, stack: 1 }])
    expect(browserFailureFrom(other)).toBeUndefined();
});

const bundleOf = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "// A bell.\nexport const ring = () => {\n  throw new Error('no bell');\n};",
      sourcefile: 'docs/bell.ts',
    },
    absWorkingDir: '/',
    bundle: true,
    write: false,
    outfile: '/bell.js',
    format: 'esm',
    sourcemap: 'external',
    sourcesContent: false,
  });
  const [map, code] = outputFiles.map(({ text }) => text);
  const lines = code!.split('\n');
  const line = lines.findIndex((text) => text.includes('throw'));
  return { map: map!, place: `${line + 1}:${lines[line]!.indexOf('throw') + 1}` };
};
const project = { config: { root: '/' }, bundling: { templates: '/templates' } } as unknown as Project;

it('leads to the innermost own line, by a stack of Chromium or Firefox', async () => {
  const { map, place } = await bundleOf();
  const files: Readonly<Record<string, string>> = { '/a b/bell.js.map': map };
  const placeIn = (stack: string) => placeInBrowser(stack, (url) => files[url], project);
  const bell = { file: 'docs/bell.ts', line: 3 };
  const url = `http://localhost:3000/a%20b/bell.js:${place}`;
  const library = 'http://localhost:3000/a%20b/library.js:1:7';
  expect(placeIn(`Error: no bell\n    at use (${library})\n    at ring (${url})`)).toMatchObject(bell);
  expect(placeIn(`ring@${url}\nuse@${library}`)).toMatchObject(bell);
  expect(placeIn(`ring@http://docs.test/a%20b/bell.js:${place}`)).toMatchObject(bell);
  for (const none of [
    '',
    'Error: no bell',
    `at (${library})`,
    'at http://localhost/%zz.js:1:1',
    `at ${url.slice(0, -4)}`,
  ])
    expect(placeIn(none)).toBeUndefined();
});
