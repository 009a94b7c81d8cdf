// What leaves a page with a demo: the forms for sandboxes, and a file that its reader has edited.
import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import type { DemoExport } from '../../src/model/demo-sources-file.ts';
import { codeSandboxForm, stackBlitzForm } from '../../templates/client/demo-exports.ts';
import { editedExport } from '../../templates/client/edited-export.ts';

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

  it('has the places of its imports found by parsing, and new packages among its imports', () => {
    const { files, imports } = editedExport(
      source,
      "import { bikes } from '../velo/bikes.ts';\nimport dayjs from \"dayjs\";\nimport 'styles/a.css';\nexport { b } from '../velo/bikes.ts';\nconst from = 'from';\nconst text: string = \"'../velo/bikes.ts'\"; // from '../velo/bikes.ts'\nconst later = async () => await import('../velo/bikes.ts');\nconst w = () => new URL('./parts/work.ts', import.meta.url);\nexport default () => <p>import x from '../velo/bikes.ts'</p>;\n",
    );
    expect(files[0]!.code).toBe(
      "import { bikes } from './bikes';\nimport dayjs from \"dayjs\";\nimport 'styles/a.css';\nexport { b } from './bikes';\nconst from = 'from';\nconst text: string = \"'../velo/bikes.ts'\"; // from '../velo/bikes.ts'\nconst later = async () => await import('./bikes');\nconst w = () => new URL('./work.ts', import.meta.url);\nexport default () => <p>import x from '../velo/bikes.ts'</p>;\n",
    );
    expect(files[1]).toEqual(source.files[1]);
    expect(imports).toEqual(['react', 'dayjs', 'styles/a.css']);
  });

  it('is taken as it is where it cannot be parsed', () => {
    expect(editedExport(source, "import '../velo/bikes.ts' <p").files[0]!.code).toBe("import '../velo/bikes.ts' <p");
  });
});
