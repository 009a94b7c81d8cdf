// What `check --sandboxes` says of exports that would not run: missing files and packages, unknown adapters, types.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxProblems } from '../../src/output/sandbox-problems.ts';
import { problemRecord } from '../../src/report/problem-report.ts';
import { reportedProblems } from '../../src/check/reported-problems.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';
import { pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

/** As much of React as these demos need: its real types take a second. */
const packages = {
  'node_modules/react/package.json': '{ "name": "react", "version": "19.1.0", "types": "index.d.ts" }',
  'node_modules/react/index.d.ts':
    'export type FC<P> = (props: P) => JSX.Element;\nexport namespace JSX { interface Element { key: string } interface IntrinsicElements { p: { title?: string; children?: unknown } } }\n',
  'node_modules/react/jsx-runtime.d.ts':
    "export { JSX } from './index';\nexport const jsx: unknown;\nexport const jsxs: unknown;\n",
  'node_modules/react-dom/package.json': '{ "name": "react-dom", "version": "19.1.0", "types": "client.d.ts" }',
  'node_modules/react-dom/client.d.ts': 'export function createRoot(at: unknown): { render(what: unknown): void };\n',
};
const templates = {
  'content/main.tsx':
    "import { createRoot } from 'react-dom/client';\nimport Demo from './Demo';\n\ncreateRoot(document.body).render(<Demo />);\n",
  'content/theme.ts': 'export const theme = 1;\n',
};

let disk: DiskSite;
beforeAll(() => void (disk = diskSite(packages)));
afterAll(() => disk.remove());

async function problemsOf(demos: SiteFiles, entry = 'content/main.tsx') {
  const names = Object.keys(demos).filter((name) => /^content\/rides\/[A-Z]\w+\.tsx$/.test(name));
  const page = pageText(names.map((name) => `{{"demo": "${name.split('/').at(-1)}"}}`).join('\n\n'));
  const { project, site, files } = await siteFrom(
    { 'rides/rides.md': page, ...templates, ...packages, ...demos },
    { sandbox: { entry, theme: 'content/theme.ts' }, aliases: { 'velo/*': 'content/velo/*' } },
  );
  const config = {
    ...project.config,
    root: disk.root,
    sandbox: { ...project.config.sandbox, entry: disk.path(entry) },
  };
  const found = await sandboxProblems({ ...project, config }, site, { ...files, unchanged: () => false });
  return reportedProblems(found, config).map((problem) => {
    const { rule, file, line, message } = problemRecord(problem);
    return `${file}${line === undefined ? '' : `:${line}`} ${rule} ${message}`;
  });
}

const sound =
  "import { bikes } from 'velo/bikes';\n\nexport default function Ride() {\n  return <p title={bikes.join()}>{bikes}</p>;\n}\n";
const bikes = { 'content/velo/bikes.ts': 'export const bikes: string[] = [];\n' };

it('is nothing where every import is a file or a dependency, and types fit', async () => {
  expect(await problemsOf({ 'content/rides/Ride.tsx': sound, ...bikes })).toEqual([]);
});

it('is told at the import, once for both languages', async () => {
  const picture = new Uint8Array([0, 1]);
  expect(
    await problemsOf({
      'content/rides/Ride.tsx':
        "import { ring } from 'bells/loud';\nimport picture from './bell.png';\nimport fs from 'node:fs';\nimport 'https://cdn.example/x.js';\nimport { helper } from '/absolute';\n\nexport default () => <p title={picture}>{[ring, fs, helper]}</p>;\n",
      'content/rides/bell.png': picture,
      'content/rides/Late.tsx': "import { late } from '../velo/late';\nexport default () => <p>{late}</p>;\n",
      'content/velo/late.ts':
        "import { AdapterSundial } from '@velo/dates/AdapterSundial';\nexport const late = AdapterSundial;\n",
    }),
  ).toEqual([
    expect.stringContaining(
      'content/rides/Ride.tsx:1 sandbox-import The project that readers get of the demo content/rides/Ride has no "bells/loud"',
    ),
    expect.stringContaining('content/rides/Ride.tsx:2 sandbox-import'),
    expect.stringContaining('content/rides/Ride.tsx:5 sandbox-import'),
    expect.stringMatching(
      /^content\/velo\/late\.ts:1 sandbox-adapter .*"@velo\/dates\/AdapterSundial" cannot be determined/,
    ),
  ]);
});

it('names the demo’s own file and line for types, and the template of the config', async () => {
  expect(
    await problemsOf({
      'content/rides/Ride.tsx': sound,
      'content/velo/bikes.ts': '\nexport const bikes: string[] = 1;\n',
    }),
  ).toEqual([
    expect.stringContaining(
      "content/velo/bikes.ts:2 sandbox-types In the project that readers get of the demo content/rides/Ride, src/bikes.ts: Type 'number' is not assignable to type 'string[]'.",
    ),
  ]);
  // A package that the template imports and that is not installed.
  const bare = { 'content/bare.tsx': "import 'none';\nimport Demo from './Demo';\n\nexport const shown = <Demo />;\n" };
  expect(await problemsOf({ 'content/rides/Ride.tsx': sound, ...bikes, ...bare }, 'content/bare.tsx')).toEqual([
    expect.stringMatching(/^content\/bare\.tsx sandbox-import .* of each demo has no "none"/),
    expect.stringMatching(/^content\/bare\.tsx:1 sandbox-types/),
  ]);
  const faulty = {
    'content/faulty.tsx':
      "import { createRoot } from 'react-dom/client';\nimport Demo from './Demo';\n\ncreateRoot(document.body).render(<Demo />);\nexport const wrong: string = 1;\n",
  };
  expect(await problemsOf({ 'content/rides/Ride.tsx': sound, ...bikes, ...faulty }, 'content/faulty.tsx')).toEqual([
    expect.stringMatching(/^content\/faulty\.tsx:5 sandbox-types/),
  ]);
});
