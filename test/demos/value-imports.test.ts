// What the module of a demo hands on: the values that its files import from elsewhere.
import { expect, it } from 'vitest';
import type { ImportedValues } from '../../src/model/demo.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

async function valuesOf(files: Readonly<Record<string, string>>): Promise<readonly ImportedValues[] | undefined> {
  const [entry] = Object.keys(files);
  const { site } = await siteFrom({ 'index.md': pageText(`{{"demo": "${entry}"}}`), ...files });
  return [...site.demos.values()][0]!.variants[0]!.values;
}

it('are used names of packages and aliases, not types, and not React, which is always there', async () => {
  const text = `import * as React from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import { DataGrid, GridColDef } from '@mui/x-data-grid';
import { bikes } from 'velo/bikes';
import 'dayjs/locale/de';
const columns: GridColDef[] = [];
export default function Grid(props: BoxProps) {
  React.useState(0);
  return <Box {...props}><DataGrid columns={columns} rows={bikes} /></Box>;
}
`;
  expect(await valuesOf({ 'Grid.tsx': text })).toEqual([
    { specifier: '@mui/material/Box', names: ['default'] },
    { specifier: '@mui/x-data-grid', names: ['DataGrid'] },
    { specifier: 'dayjs/locale/de', names: [] },
    { specifier: 'velo/bikes', names: ['bikes'] },
  ]);
});

it('are those of all tabs together, and files that no tab shows', async () => {
  expect(
    await valuesOf({
      'Ride.tsx': "import { Bell } from './parts/Bell';\nimport './ride.css';\nexport default () => <Bell />;\n",
      'parts/Bell.tsx':
        "import icon from './bell.svg';\nexport { ring as Bell } from 'velo/bells';\nconsole.log(icon);\n",
      'parts/bell.svg': '<svg/>',
      'ride.css': '',
    }),
  ).toEqual([
    { specifier: './parts/bell.svg', names: ['default'] },
    { specifier: 'velo/bells', names: ['ring'] },
  ]);
});

it('are none of JavaScript that imports nothing, and none where types cannot be told apart', async () => {
  expect(await valuesOf({ 'Ride.js': 'export default () => null;\n' })).toEqual([]);
  const namespaced =
    "import { Ring } from 'velo/bells';\nnamespace A { export const b: Ring = 1; }\nexport default () => A.b;\n";
  expect(await valuesOf({ 'Ride.tsx': namespaced })).toEqual([]);
});
