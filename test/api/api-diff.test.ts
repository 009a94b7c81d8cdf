// Two versions of an API compared: what a maintainer learns from `xdocs api-diff`.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readApi } from '../../src/api/read-api.ts';
import { joinReadings } from '../../src/load/load-api.ts';
import { run } from '../../src/cli.ts';
import { apiIndexJson } from '../../src/emit/api-json.ts';
import type { Api } from '../../src/model/api.ts';
import { diffApi } from '../../src/model/api-diff.ts';
import { apiDiffMarkdown, apiDiffText } from '../../src/report/api-diff-report.ts';
import { colorsFor } from '../../src/report/colors.ts';
import { apiOf } from '../support/api-of.ts';

const bell = apiOf({
  name: 'Bell',
  kind: 'component',
  productId: 'kit',
  pathname: '/api/kit/bell/',
  description: '',
  imports: ["import { Bell } from '@bikes/kit';"],
  members: [
    { name: 'tone', type: "'high' | 'low'", required: true, description: 'Its tone.' },
    { name: 'size', type: 'Size', required: false, default: "'small'", description: '' },
  ],
  slots: [{ name: 'clapper', description: '', default: 'span', class: null }],
  classes: [{ key: 'root', className: 'KitBell-root', description: '', global: false }],
  declaredIn: '@bikes/kit/Bell.d.ts',
});
const changesOf = (before: readonly Api[], after: readonly Api[]) => diffApi(apiIndexJson(before), apiIndexJson(after));
const plain = colorsFor({ enabled: false });

describe('a comparison', () => {
  it('is empty where only words changed, or the order of a union', () => {
    const members = [{ ...bell.members[0]!, type: "'low' | 'high'", description: 'How it sounds.' }, bell.members[1]!];
    expect(changesOf([bell], [{ ...bell, members, description: 'New words.' }])).toEqual([]);
    expect(apiDiffText([], plain)).toBe('No changes.');
  });

  it('tells what was added, removed, deprecated and changed, down to a slot’s class', () => {
    const after: Api = {
      ...bell,
      members: [
        { name: 'size', type: 'number', required: true, default: '1', description: '', deprecated: 'Use `scale`.' },
        { name: 'scale', type: 'number', required: false, description: '' },
      ],
      slots: [{ name: 'clapper', description: '', default: 'i', class: 'KitBell-clapper' }],
      classes: [{ key: 'root', className: 'Bell-root', description: '', global: false }],
    };
    const [page] = changesOf([bell], [after]);
    expect(page).toMatchObject({ name: 'Bell', kind: 'component', product: 'kit', pathname: '/api/kit/bell/' });
    expect(page?.changes).toEqual([
      { change: 'deprecated', row: { kind: 'prop', name: 'size' }, reason: 'Use `scale`.' },
      { change: 'type', row: { kind: 'prop', name: 'size' }, before: 'Size', after: 'number' },
      { change: 'default', row: { kind: 'prop', name: 'size' }, before: "'small'", after: '1' },
      { change: 'required', row: { kind: 'prop', name: 'size' }, before: 'false', after: 'true' },
      { change: 'added', row: { kind: 'prop', name: 'scale' }, after: 'number' },
      { change: 'removed', row: { kind: 'prop', name: 'tone' }, before: "'high' | 'low'" },
      { change: 'default', row: { kind: 'slot', name: 'clapper' }, before: 'span', after: 'i' },
      { change: 'class', row: { kind: 'slot', name: 'clapper' }, after: 'KitBell-clapper' },
      { change: 'class', row: { kind: 'class', name: 'root' }, before: 'KitBell-root', after: 'Bell-root' },
    ]);
  });

  it('tells of another kind, of imports, and of what must be passed from now on', () => {
    const kindly: Api = { ...bell, kind: 'hook', members: [], slots: [], classes: [] };
    expect(changesOf([{ ...kindly, kind: 'function' }], [kindly])[0]?.changes).toEqual([
      { change: 'kind', before: 'function', after: 'hook' },
    ]);
    const after: Api = {
      ...bell,
      imports: ["import { Bell } from '@bikes/kit/Bell';"],
      members: [...bell.members, { name: 'mount', type: 'string', required: true, description: '' }],
    };
    expect(changesOf([bell], [after])[0]?.changes).toEqual([
      { change: 'added', row: { kind: 'prop', name: 'mount' }, after: 'string', required: true },
      { change: 'added', row: { kind: 'import', name: "import { Bell } from '@bikes/kit/Bell';" } },
      { change: 'removed', row: { kind: 'import', name: "import { Bell } from '@bikes/kit';" } },
    ]);
  });

  it('tells names apart that two products export, and whole pages that come and go', () => {
    const other = { ...bell, productId: 'pro', pathname: '/api/pro/bell/' };
    expect(
      changesOf([bell, other], [bell, { ...bell, name: 'Lamp' }]).map(({ product, name, changes }) => [
        product,
        name,
        changes,
      ]),
    ).toEqual([
      ['kit', 'Lamp', [{ change: 'added' }]],
      ['pro', 'Bell', [{ change: 'removed' }]],
    ]);
  });

  it('counts a required prop as the same when it is described at last', () => {
    const undescribed = [{ ...bell.members[0]!, description: '' }];
    expect(changesOf([{ ...bell, members: [bell.members[1]!], undescribed }], [bell])).toEqual([]);
  });
});

describe('in words', () => {
  const after = { ...bell, members: [{ ...bell.members[0]!, deprecated: true as const }], slots: [], classes: [] };
  const pages = changesOf([bell, { ...bell, name: 'Lamp' }], [after, { ...bell, name: 'Motor' }]);

  it('has a line for each change, and their sum', () => {
    expect(apiDiffText(pages, plain).split('\n')).toEqual([
      'Bell (component, kit)',
      '  ! prop tone is deprecated',
      '  - prop size',
      '  - slot clapper',
      '  - class root',
      '',
      'Lamp (component, kit)',
      '  - the whole page removed',
      '',
      'Motor (component, kit)',
      '  + the whole page added',
      '',
      '1 added, 4 removed, 1 deprecated on 3 pages.',
    ]);
  });

  it('says of what kind a page was, from where it came, and what must be passed', () => {
    const newer: Api = {
      ...bell,
      kind: 'interface',
      imports: [],
      members: [{ name: 'tone', type: 'Tone', required: true, description: '' }],
      slots: [],
      classes: [],
    };
    const changes = changesOf([{ ...newer, kind: 'hook', imports: bell.imports, members: [] }], [newer]);
    expect(apiDiffText(changes, plain).split('\n')).toEqual([
      'Bell (interface, kit)',
      '  ~ the whole page: kind hook → interface',
      '  + property tone: Tone (required)',
      "  - import { Bell } from '@bikes/kit';",
      '',
      '1 added, 1 removed, 1 changed on 1 page.',
    ]);
    const markdown = apiDiffMarkdown(changes);
    for (const line of [
      "  - `import { Bell } from '@bikes/kit';`",
      '- [`Bell`](/api/kit/bell/): kind `hook` → `interface`',
      '  - property `tone`: `Tone` (required)',
    ])
      expect(markdown.split('\n')).toContain(line);
  });

  it('as Markdown begins a migration guide: what breaks comes first', () => {
    expect(apiDiffMarkdown(pages)).toBe(`## API changes

1 added, 4 removed, 1 deprecated on 3 pages.

### Removed

- [\`Bell\`](/api/kit/bell/)
  - prop \`size\`
  - slot \`clapper\`
  - class \`root\`
- \`Lamp\`

### Deprecated

- [\`Bell\`](/api/kit/bell/)
  - prop \`tone\` is deprecated

### Added

- [\`Motor\`](/api/kit/bell/)
`);
  });
});

describe('two installed versions of one package', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'xdocs-api-diff-'));
    for (const name of ['tree-view-7', '@mui/x-tree-view']) {
      const api = {
        pathname: '/x/api/tree/',
        packages: [name],
        include: ['RichTreeView', 'TreeItem', 'TreeItem*Provider'],
      };
      const { apis, problems } = joinReadings(
        readApi({
          root: process.cwd(),
          products: [{ id: 'tree', name: 'Tree', api }],
          base: '/x',
        }),
      );
      expect(problems).toEqual([]);
      writeFileSync(join(folder, `${name.startsWith('@') ? 'new' : 'old'}.json`), JSON.stringify(apiIndexJson(apis)));
    }
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  async function xdocs(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const texts = { stdout: '', stderr: '' };
    const stream = (name: keyof typeof texts) => ({ write: (text: string) => (texts[name] += text) });
    const code = await run(args, {
      stdout: stream('stdout'),
      stderr: stream('stderr'),
      env: {},
      cwd: () => folder,
      once: () => undefined,
      removeListener: () => undefined,
    });
    return { code, ...texts };
  }

  it('are compared by the command line', async () => {
    const { code, stdout } = await xdocs('api-diff', 'old.json', 'new.json');
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    for (const line of [
      '  - prop experimentalFeatures',
      '  + prop getItemChildren: (item: R) => R[] | undefined',
      '  ~ prop isItemEditable: default none → () => false',
      '  ~ slot item: class none → MuiRichTreeView-item',
      '  - prop ContentComponent',
    ])
      expect(lines).toContain(line);
    expect(stdout).not.toContain('expansionTrigger');
    expect(stdout).toMatch(
      /TreeItem2Provider \(component, tree\)\n {2}- the whole page removed\n\nTreeItemProvider \(component, tree\)\n {2}\+ the whole page added\n/,
    );
  });

  it('as JSON are data, as Markdown a draft', async () => {
    const { stdout } = await xdocs('api-diff', 'old.json', 'new.json', '--format', 'json');
    expect(JSON.parse(stdout)).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'TreeItemProvider', changes: [{ change: 'added' }] })]),
    );
    expect((await xdocs('api-diff', 'old.json', 'new.json', '--format', 'markdown')).stdout).toMatch(
      /^## API changes\n\n.+\n\n### Removed\n\n- \[`RichTreeView`\]\(\/x\/api\/tree\/rich-tree-view\/\)\n {2}- prop `experimentalFeatures`\n/,
    );
    expect((await xdocs('api-diff', 'new.json', 'new.json')).stdout).toBe('No changes.\n');
  });

  it('takes the JSON of one page, too, and does not compare it with an index', async () => {
    const { name, kind, pathname } = bell;
    writeFileSync(
      join(folder, 'page-old.json'),
      JSON.stringify({ name, kind, pathname, description: '', imports: [] }),
    );
    writeFileSync(
      join(folder, 'page-new.json'),
      JSON.stringify({ name, kind, pathname, description: '', imports: [], props: bell.members }),
    );
    expect((await xdocs('api-diff', 'page-old.json', 'page-new.json')).stdout).toMatch(
      /^Bell \(component\)\n {2}\+ prop tone/,
    );
    const { code, stderr } = await xdocs('api-diff', 'page-old.json', 'new.json');
    expect(code).toBe(2);
    expect(stderr).toContain('one is the index of an API, the other one page of it');
  });

  it.each([
    ['props', 'oops', '"props" of Bell must be a list of objects with "name" and "type"'],
    ['properties', [{ name: 'a' }], '"properties" of Bell must be a list of objects with "name" and "type"'],
    ['slots', [null], '"slots" of Bell must be a list of objects with "name"'],
    ['imports', [1], '"imports" of Bell must be a list of import statements'],
  ])('says which list of a page is none: %s', async (list, value, message) => {
    const page = { name: 'Bell', kind: 'component', pathname: '/', [list]: value };
    writeFileSync(join(folder, 'broken.json'), JSON.stringify(page));
    writeFileSync(join(folder, 'broken-index.json'), JSON.stringify({ pages: [page] }));
    for (const file of ['broken.json', 'broken-index.json']) {
      const { code, stdout, stderr } = await xdocs('api-diff', file, file);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(`${file} cannot be compared: ${message}`);
    }
  });

  it.each([
    ['a file that is not there', 'none.json', /none\.json cannot be read \(ENOENT\)/],
    ['a file that is no JSON', 'text.json', /text\.json is no JSON/],
    ['a file of something else', 'other.json', /other\.json is neither the index of an API/],
  ])('%s ends the command with 2 and a sentence', async (_, name, message) => {
    writeFileSync(join(folder, 'text.json'), '{');
    writeFileSync(join(folder, 'other.json'), '{"pages":[{"title":"x"}]}');
    const { code, stderr } = await xdocs('api-diff', name, 'new.json');
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
