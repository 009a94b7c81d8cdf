// What a site says to the editor of demos, and that one without demos says nothing.
import { expect, it } from 'vitest';
import type { DemoEditing } from '../../src/model/demo-editing.ts';
import { demoEditing } from '../../src/output/demo-editing-part.ts';
import type { OutputSources } from '../../src/output/output-part.ts';
import { pageText } from '../support/site-from.ts';
import { siteWithRenderer } from '../support/site-renderer.ts';

const made = { editor: { name: 'demo-editor.A.js', text: 'e' }, runner: { name: 'demo-runner.B.html', text: 'r' } };

async function sourcesOf(files: Readonly<Record<string, string>>): Promise<OutputSources> {
  const { sources } = await siteWithRenderer(files);
  const costs: Readonly<Record<string, number>> = { 'content/Heavy': 200, 'content/Light': 100 };
  const editor = {
    made,
    make: () => Promise.resolve(made),
    moduleOf: (id: string) => (id === 'content/Broken' ? undefined : `/m/${id}.js`),
    costOf: (id: string) => costs[id] ?? 0,
    shared: true,
  };
  return { ...sources, editor, onProblem: () => undefined };
}

it('is where its code lies and what the modules of demos hand on, the lightest first', async () => {
  const sources = await sourcesOf({
    'index.md': pageText('{{"demo": "Heavy.js"}}\n\n{{"demo": "Light.js"}}\n\n{{"demo": "Broken.js"}}'),
    'Heavy.js': "import { a, b } from 'x';\nexport default () => a + b;\n",
    'Light.js': 'export default () => null;\n',
    'Broken.js': 'export default () => null;\n',
  });
  const files = [...demoEditing.files(sources)];
  expect(files.map(({ path }) => path)).toEqual([
    'demo-editing.json',
    '_assets/demo-editor.A.js',
    '_assets/demo-runner.B.html',
  ]);
  const [table] = files as { contents: string }[];
  expect(JSON.parse(table!.contents)).toEqual({
    editor: '/_assets/demo-editor.A.js',
    runner: '/_assets/demo-runner.B.html',
    shared: true,
    demos: [
      { module: '/m/content/Light.js', values: [] },
      { module: '/m/content/Heavy.js', values: [['x', 'a', 'b']] },
    ],
  } satisfies DemoEditing);
  expect([...demoEditing.claims(sources.site)]).toEqual([{ path: 'demo-editing.json' }]);
  for (const file of files) expect(await demoEditing.fileAt(file.path, sources, {})).toEqual(file);
  expect(await demoEditing.fileAt('_assets/demo-editor.old.js', sources, {})).toBeUndefined();
});

it('is nothing without demos', async () => {
  const sources = await sourcesOf({ 'index.md': pageText('Text.') });
  expect([...demoEditing.claims(sources.site)]).toEqual([]);
  expect(await demoEditing.fileAt('demo-editing.json', sources, {})).toBeUndefined();
});
