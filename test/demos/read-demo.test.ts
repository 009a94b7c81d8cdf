// Demos as a reader sees them, FORMAT section 5: variants, further files as tabs, previews, missing imports.
import { describe, expect, it } from 'vitest';
import { pageText, siteFrom } from '../support/site-from.ts';

const ride = 'export default function Ride() {\n  return <p>Ride</p>;\n}\n';

async function demoFrom(files: Record<string, string | Uint8Array>, reference = 'Ride.tsx') {
  const { site, problems } = await siteFrom({
    'rides/rides.md': pageText(`{{"demo": "${reference}"}}`),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`rides/${name}`, text])),
  });
  return { demo: [...site.demos.values()][0]!, problems };
}
const tabs = (files: readonly { name: string }[] | undefined) => files?.map(({ name }) => name);

describe('a demo', () => {
  it('is found under the name .js as well as .tsx', async () => {
    const [asJs, asTsx] = [await demoFrom({ 'Ride.tsx': ride }, 'Ride.js'), await demoFrom({ 'Ride.tsx': ride })];
    expect(asJs.problems).toEqual([]);
    expect(asJs.demo.id).toBe(asTsx.demo.id);
    expect(asJs.demo).toMatchObject({ id: 'content/rides/Ride', name: 'Ride' });
  });

  it('shows its whole source', async () => {
    const { demo } = await demoFrom({ 'Ride.tsx': `${ride}\r\n// end\n\n` });
    expect(demo.variants[0]!.ts).toEqual([
      { name: 'Ride.tsx', path: 'content/rides/Ride.tsx', code: `${ride}\n// end` },
    ]);
  });

  it('may be JavaScript alone', async () => {
    const { demo, problems } = await demoFrom({ 'Ride.js': ride }, 'Ride.js');
    expect(problems).toEqual([]);
    expect(demo.variants).toHaveLength(1);
    expect(demo.variants[0]!.ts).toBeUndefined();
    expect(tabs(demo.variants[0]!.js)).toEqual(['Ride.js']);
  });

  it('is its TypeScript where there is both', async () => {
    const { demo } = await demoFrom({ 'Ride.tsx': ride, 'Ride.js': '// by hand\n' }, 'Ride.js');
    expect(demo.variants[0]!.entry).toBe('content/rides/Ride.tsx');
    expect(demo.variants[0]!.ts![0]!.code).toBe(ride.trimEnd());
  });

  it('that nobody names is not there', async () => {
    const { site } = await siteFrom({ 'index.md': pageText('Text.'), 'Ride.tsx': ride });
    expect(site.demos.size).toBe(0);
  });

  it('that is missing is a problem with the nearest name', async () => {
    const { problems } = await demoFrom({ 'Ride.tsx': ride, 'Rental.tsx': ride }, 'Rida.js');
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'demo-missing', demo: 'Rida.js', suggestion: 'Ride.tsx', line: 5, column: 1 }),
    ]);
  });

  it('names its packages in one order, however its imports are sorted', async () => {
    const lines = ["import { ring } from 'velo/bells';", "import Box from '@mui/material/Box';", "import 'dayjs';"];
    const importsOf = async (text: readonly string[]) =>
      (await demoFrom({ 'Ride.tsx': `${text.join('\n')}\n${ride}` })).demo.imports;
    expect(await importsOf(lines)).toEqual(['@mui/material/Box', 'dayjs', 'velo/bells']);
    expect(await importsOf(lines.toReversed())).toEqual(await importsOf(lines));
  });

  it('knows its packages', async () => {
    const { demo } = await demoFrom({
      'Ride.tsx': `import Box from '@mui/material/Box';\nimport { x } from './x';\n${ride}`,
      'x.ts': "export * from 'velo/bikes';\nexport const x = 1;\n",
    });
    expect(demo.imports).toEqual(['@mui/material/Box', 'velo/bikes']);
  });
});

describe('a file that is not UTF-8', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');

  it.each<[string, Record<string, string | Uint8Array>]>([
    ['Ride.tsx', { 'Ride.tsx': latin(`// R\u00e4der\n${ride}`) }],
    ['bell.ts', { 'Ride.tsx': `import './bell';\n${ride}`, 'bell.ts': latin('// R\u00e4der\nexport {};\n') }],
    ['Ride.js', { 'Ride.tsx': ride, 'Ride.js': latin(`// R\u00e4der\n${ride}`) }],
    ['Ride.tsx.preview', { 'Ride.tsx': ride, 'Ride.tsx.preview': latin('<R\u00e4der />') }],
  ])('is a problem once, with its place: %s', async (name, files) => {
    const { problems } = await demoFrom(files);
    expect(problems).toEqual([
      expect.objectContaining({ rule: 'source-not-utf8', severity: 'error', file: `content/rides/${name}`, line: 1 }),
    ]);
  });

  it('may be a picture, or hold the character that stands for what cannot be read', async () => {
    expect(
      (
        await demoFrom({
          'Ride.tsx': `import url from './ride.png';\n// \uFFFD\n${ride}`,
          'ride.png': new Uint8Array([0x89, 0x50, 0xff]),
        })
      ).problems,
    ).toEqual([]);
  });
});

describe('relative imports', () => {
  it('are further tabs, transitively, each once', async () => {
    const { demo, problems } = await demoFrom({
      'Ride.tsx': `import bikes from './bikes';\nimport { format } from './lib/format.ts';\nimport './ride.css';\nimport data from './data.json';\n${ride}`,
      'bikes.ts': "import { format } from './lib/format';\nexport default [format];\n",
      'lib/format.ts': "export { unit } from './unit';\nexport const format = 1;\n",
      'lib/unit.js': 'export const unit = 1;\n',
      'ride.css': '.ride { color: red; }\n',
      'data.json': '{ "a": 1 }\n',
    });
    expect(problems).toEqual([]);
    expect(tabs(demo.variants[0]!.ts)).toEqual([
      'Ride.tsx',
      'bikes.ts',
      'lib/format.ts',
      'lib/unit.js',
      'ride.css',
      'data.json',
    ]);
    expect(demo.reads.filter(({ hash }) => hash !== null).map(({ path }) => path)).toContain(
      'content/rides/lib/unit.js',
    );
  });

  it.each(['.ts', '.tsx', '.js', '.jsx', '.json', '.css'])(
    'of %s are found with their extension',
    async (extension) => {
      const { demo, problems } = await demoFrom({
        'Ride.tsx': `import './part${extension}';\n${ride}`,
        [`part${extension}`]: extension === '.json' ? '{}' : extension === '.css' ? 'a {}' : 'export {};',
      });
      expect(problems).toEqual([]);
      expect(tabs(demo.variants[0]!.ts)).toEqual(['Ride.tsx', `part${extension}`]);
    },
  );

  it('are found where they are lazy', async () => {
    const { demo, problems } = await demoFrom({
      'Ride.tsx': `const Map = lazy(() => import('./map'));\nconst other = () => import(name);\n${ride}`,
      'map.tsx': "import { unit } from './unit';\nexport default () => unit;\n",
      'unit.ts': 'export const unit = 1;\n',
    });
    expect(problems).toEqual([]);
    expect(tabs(demo.variants[0]!.ts)).toEqual(['Ride.tsx', 'map.tsx', 'unit.ts']);
  });

  it('may go in circles', async () => {
    const { demo } = await demoFrom({
      'Ride.tsx': `import './a';\n${ride}`,
      'a.ts': "import './Ride';\nimport './b';\n",
      'b.ts': "import './a';\n",
    });
    expect(tabs(demo.variants[0]!.ts)).toEqual(['Ride.tsx', 'a.ts', 'b.ts']);
  });

  it('of JavaScript with JSX are found, too', async () => {
    const { demo } = await demoFrom(
      {
        'Ride.js': `import a from './a';\n${ride}`,
        'a.js': "import b from './b';\nexport default () => <i>{b}</i>;\n",
        'b.js': 'export default 1;\n',
      },
      'Ride.js',
    );
    expect(tabs(demo.variants[0]!.js)).toEqual(['Ride.js', 'a.js', 'b.js']);
  });

  it('of a folder lead to its index', async () => {
    const { demo } = await demoFrom({ 'Ride.tsx': `import './parts';\n${ride}`, 'parts/index.ts': 'export {};\n' });
    expect(tabs(demo.variants[0]!.ts)).toEqual(['Ride.tsx', 'parts/index.ts']);
  });

  it('from above the demo keep their way', async () => {
    const { site, problems } = await siteFrom({
      'rides/rides.md': pageText('{{"demo": "Ride.tsx"}}'),
      'rides/Ride.tsx': `import '../shared/bikes';\n${ride}`,
      'shared/bikes.ts': 'export {};\n',
    });
    expect(problems).toEqual([]);
    expect(tabs(site.demos.get('content/rides/Ride')!.variants[0]!.ts)).toEqual(['Ride.tsx', '../shared/bikes.ts']);
  });

  it('of pictures are no tabs and no problem', async () => {
    const { demo, problems } = await demoFrom({
      'Ride.tsx': `import bike from './bike.svg';\n${ride}`,
      'bike.svg': '<svg/>',
    });
    expect(problems).toEqual([]);
    expect(tabs(demo.variants[0]!.ts)).toEqual(['Ride.tsx']);
  });

  it('that lead nowhere are a problem in the file that has them, with line, column and the nearest name', async () => {
    const { problems } = await demoFrom({
      'Ride.tsx': `import a from './bikes';\n${ride}`,
      'bikes.ts': "// Bikes\nexport { b } from './formt';\n",
      'format.ts': '',
    });
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'demo-import-missing',
        severity: 'error',
        file: 'content/rides/bikes.ts',
        line: 2,
        column: 19,
        specifier: './formt',
        suggestion: 'format',
      }),
    ]);
  });

  it('count columns in characters as editors do', async () => {
    const { problems } = await demoFrom({ 'Ride.tsx': `/* 🚲é */ import a from './none';\n${ride}` });
    expect(problems).toEqual([expect.objectContaining({ rule: 'demo-import-missing', line: 1, column: 25 })]);
  });
});

describe('the preview', () => {
  it('is the JSX that the rule finds', async () =>
    expect((await demoFrom({ 'Ride.tsx': ride })).demo.preview).toBe('<p>Ride</p>'));

  it('is a .preview file where there is one', async () => {
    const { demo } = await demoFrom({ 'Ride.tsx': ride, 'Ride.tsx.preview': '<Ride\n  own\n/>\n' });
    expect(demo.preview).toBe('<Ride\n  own\n/>');
  });

  it('is of the JavaScript where that is all there is', async () => {
    expect((await demoFrom({ 'Ride.js': ride }, 'Ride.js')).demo.preview).toBe('<p>Ride</p>');
  });

  it('is missing where the JSX is too long', async () => {
    const long = `export default function Ride() {\n  return (\n    <ul>\n${'      <li />\n'.repeat(20)}    </ul>\n  );\n}\n`;
    expect((await demoFrom({ 'Ride.tsx': long })).demo.preview).toBeUndefined();
  });
});

describe('styling variants', () => {
  it('are the folders system, tailwind and css of a name without extension', async () => {
    const { demo, problems } = await demoFrom(
      {
        'Ride/system/index.tsx': `import './row';\n${ride}`,
        'Ride/system/row.tsx': 'export {};',
        'Ride/tailwind/index.tsx': ride,
        'Ride/css/index.js': `import './ride.css';\n${ride}`,
        'Ride/css/ride.css': 'a {}',
      },
      'Ride',
    );
    expect(problems).toEqual([]);
    expect(demo).toMatchObject({ id: 'content/rides/Ride', name: 'Ride' });
    expect(demo.variants.map(({ styling, ts, js }) => [styling, tabs(ts ?? js)])).toEqual([
      ['system', ['index.tsx', 'row.tsx']],
      ['tailwind', ['index.tsx']],
      ['css', ['index.js', 'ride.css']],
    ]);
    expect(demo.variants.map(({ ts }) => ts !== undefined)).toEqual([true, true, false]);
  });

  it('need not all be there', async () => {
    const { demo, problems } = await demoFrom({ 'Ride/css/index.tsx': ride }, 'Ride');
    expect(problems).toEqual([]);
    expect(demo.variants.map(({ styling }) => styling)).toEqual(['css']);
  });

  it('need at least one', async () => {
    const { problems } = await demoFrom({ 'Ride/other/index.tsx': ride }, 'Ride');
    expect(problems.map(({ rule }) => rule)).toEqual(['demo-missing']);
  });
});
