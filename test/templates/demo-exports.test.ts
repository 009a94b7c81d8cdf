// What leaves a page with a demo: the forms for sandboxes, and a file that its reader has edited.
import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import type { DemoExport } from '../../src/model/demo-sources-file.ts';
import { codeSandboxForm, stackBlitzForm } from '../../templates/client/demo-exports.ts';
import { editedDemoFrom } from '../../src/model/edited-demo.ts';
import { editedExport } from '../../templates/client/edited-export.ts';
import { importPlaces } from '../../templates/editing/import-places.ts';

const project = {
  title: 'Ride',
  main: 'src/Demo.tsx',
  files: [
    { name: 'package.json', code: '{}\n' },
    { name: 'src/Demo.tsx', code: 'export default () => <p title="ä & 😀">Ride</p>;\n' },
  ],
};

it('opens on StackBlitz as a project for Node', () => {
  const { action, fields } = stackBlitzForm(project);
  expect(action).toBe('https://stackblitz.com/run?file=src%2FDemo.tsx');
  expect(fields).toEqual({
    'project[title]': 'Ride',
    'project[description]': 'Ride',
    'project[template]': 'node',
    'project[files][package.json]': '{}\n',
    'project[files][src/Demo.tsx]': 'export default () => <p title="ä & 😀">Ride</p>;\n',
  });
});

it('opens on CodeSandbox as compressed parameters that are safe in a form', () => {
  const { action, fields } = codeSandboxForm(project);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(fields['query']).toBe('file=/src/Demo.tsx');
  expect(fields['parameters']).toMatch(/^[\w-]+$/);
  const text = lzString.decompressFromBase64(fields['parameters']!.replaceAll('-', '+').replaceAll('_', '/'));
  expect(JSON.parse(text)).toEqual({
    files: Object.fromEntries(project.files.map(({ name, code }) => [name, { content: code, isBinary: false }])),
  });
});

describe('an edited file', () => {
  const source: DemoExport = {
    styling: 'system',
    language: 'ts',
    files: [
      { name: 'Demo.tsx', code: 'old' },
      { name: 'bikes.ts', code: 'export const bikes = 1;' },
    ],
    imports: ['react'],
    renamed: { '../velo/bikes.ts': './bikes', './parts/work.ts': './work.ts' },
  };

  /** What the editor keeps of a text, and an export of another page reads. */
  const kept = (code: string, imports: unknown = importPlaces(code, true)) =>
    editedDemoFrom(JSON.stringify({ language: 'ts', styling: 'system', code, imports }))!;
  const exportOf = (code: string) => editedExport(source, kept(code));

  it('has the places of its imports found by parsing, and new packages among its imports', () => {
    const { files, imports } = exportOf(
      "import { bikes } from '../velo/bikes.ts';\nimport dayjs from \"dayjs\";\nimport 'styles/a.css';\nexport { b } from '../velo/bikes.ts';\nconst from = 'from';\nconst text: string = \"'../velo/bikes.ts'\"; // from '../velo/bikes.ts'\nconst later = async () => await import('../velo/bikes.ts');\nconst w = () => new URL('./parts/work.ts', import.meta.url);\nexport default () => <p>import x from '../velo/bikes.ts'</p>;\n",
    );
    expect(files[0]!.code).toBe(
      "import { bikes } from './bikes';\nimport dayjs from \"dayjs\";\nimport 'styles/a.css';\nexport { b } from './bikes';\nconst from = 'from';\nconst text: string = \"'../velo/bikes.ts'\"; // from '../velo/bikes.ts'\nconst later = async () => await import('./bikes');\nconst w = () => new URL('./work.ts', import.meta.url);\nexport default () => <p>import x from '../velo/bikes.ts'</p>;\n",
    );
    expect(files[1]).toEqual(source.files[1]);
    expect(imports).toEqual(['react', 'dayjs', 'styles/a.css']);
  });

  it('is taken as it is where it cannot be parsed', () => {
    expect(exportOf("import '../velo/bikes.ts' <p").files[0]!.code).toBe("import '../velo/bikes.ts' <p");
  });

  it.each([
    ['of another text', [{ specifier: '../velo/bikes.ts', start: 0, end: 18 }]],
    ['beyond its end', [{ specifier: '', start: 90, end: 92 }]],
    ['in no order', importPlaces("import '../velo/bikes.ts'; import 'a';", true).toReversed()],
    ['that are none', [{ specifier: 1, start: 'x' }, null]],
    ['that are no list', '../velo/bikes.ts'],
  ])('is taken as it is where places are stored %s', (_, places) => {
    const code = "import '../velo/bikes.ts'; import 'a';";
    expect(editedExport(source, kept(code, places))).toMatchObject({ files: [{ code }, {}], imports: ['react'] });
  });
});
