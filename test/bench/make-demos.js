// A site of many demos for the benchmark: ten to a page, most of Material UI, some of the X packages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const plain = [
  'Alert',
  'Avatar',
  'Badge',
  'Button',
  'Card',
  'Checkbox',
  'Chip',
  'Divider',
  'Fab',
  'LinearProgress',
  'List',
  'Paper',
  'Rating',
  'Slider',
  'Switch',
  'Tabs',
  'TextField',
  'Typography',
];
const rich = [
  {
    name: 'DataGrid',
    from: '@mui/x-data-grid',
    element: '<DataGrid rows={[{ id: 1, name }]} columns={[{ field: "name" }]} />',
  },
  {
    name: 'BarChart',
    from: '@mui/x-charts/BarChart',
    element: '<BarChart height={200} series={[{ data: [1, 2, count] }]} />',
  },
  { name: 'SimpleTreeView', from: '@mui/x-tree-view/SimpleTreeView', element: '<SimpleTreeView />' },
  {
    name: 'DateCalendar',
    from: '@mui/x-date-pickers/DateCalendar',
    element: '<LocalizationProvider dateAdapter={AdapterDayjs}><DateCalendar /></LocalizationProvider>',
    more: "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';\nimport { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';\n",
  },
];

/** Writes `count` demos to `folder/content`; the same at every call. */
export function makeDemos(folder, count) {
  rmSync(folder, { recursive: true, force: true });
  const pages = new Map();
  for (let index = 0; index < count; index++) {
    const page = `demos/part-${Math.floor(index / 10)}`;
    const name = `Demo${index}`;
    pages.set(page, [...(pages.get(page) ?? []), name]);
    write(join(folder, 'content', page, `${name}.tsx`), demoText(index, name));
  }
  write(join(folder, 'content', 'index.md'), '# Demos\n\n<p class="description">A site of many demos.</p>\n\nHello.\n');
  for (const [page, names] of pages) {
    const body = names.map((name) => `## ${name}\n\nWhat it shows.\n\n{{"demo": "${name}.js"}}\n`).join('\n');
    write(
      join(folder, 'content', `${page}/${page.split('/').at(-1)}.md`),
      `# ${page}\n\n<p class="description">Ten demos.</p>\n\n${body}`,
    );
  }
}

function demoText(index, name) {
  const [first, second] = [plain[index % plain.length], plain[(index * 7 + 3) % plain.length]];
  const used = [...new Set(['Stack', first, second])];
  const special = index % 20 === 0 ? rich[(index / 20) % rich.length] : undefined;
  return `import * as React from 'react';
${used.map((one) => `import ${one} from '@mui/material/${one}';`).join('\n')}
${special ? `import { ${special.name} } from '${special.from}';\n${special.more ?? ''}` : ''}
interface Station {
  name: string;
  bikes: number;
}

const station: Station = { name: 'Station ${index}', bikes: ${index % 30} };

export default function ${name}() {
  const [count, setCount] = React.useState<number>(station.bikes);
  const { name }: Station = station;

  // A bike comes back.
  const onReturn = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setCount((current) => current + 1);
  };

  return (
    <Stack spacing={2} onClick={onReturn}>
      <${first} /> {name} has {count} bikes
      <${second} />
${special ? `      ${special.element}\n` : ''}    </Stack>
  );
}
`;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
