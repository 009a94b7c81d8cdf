// The icon font: which demos use it, and what the site brings for them.
import { afterAll, describe, expect, it } from 'vitest';
import { iconFontUrl, usesIconFont } from '../../src/model/icon-font.ts';
import type { Demo } from '../../src/model/demo.ts';
import type { Site } from '../../src/model/site.ts';
import { iconFontFiles } from '../../src/output/icon-font.ts';
import { diskSite } from '../support/disk-site.ts';

const demoOf = (code: string) =>
  ({
    variants: [
      {
        styling: 'system',
        entry: 'content/Bell.tsx',
        ts: [{ name: 'Bell.tsx', path: 'Bell.tsx', code }],
        previews: {},
      },
    ],
  }) as unknown as Demo;

it.each([
  ["import Icon from '@mui/material/Icon';", true],
  ["import { Box, Icon } from '@mui/material';", true],
  ['<span className="material-icons">home</span>', true],
  ["import IconButton from '@mui/material/IconButton';", false],
  ["import { IconButton } from '@mui/material';", false],
  ["import HomeIcon from '@mui/icons-material/Home';", false],
])('%s: %s', (code, expected) => expect(usesIconFont(demoOf(code))).toBe(expected));

describe('the files', () => {
  const site = diskSite({
    'node_modules/material-icons/package.json': '{}',
    'node_modules/material-icons/iconfont/material-icons.woff2': 'font',
  });
  afterAll(() => site.remove());
  const filesFor = (code: string, config: object) =>
    iconFontFiles({
      config: { root: site.root, base: '/x', ...config } as Site['config'],
      demos: new Map([['a', demoOf(code)]]),
    });
  const icon = "import Icon from '@mui/material/Icon';";

  it('are a style sheet and the project’s own copy of the font', () => {
    const { files, problems } = filesFor(icon, {});
    expect(problems).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(['x/fonts/material-icons.css', 'x/fonts/material-icons.woff2']);
    expect(iconFontUrl({ base: '/x' })).toBe('/x/fonts/material-icons.css');
    expect('contents' in files[0]! && files[0].contents).toContain('url("material-icons.woff2")');
  });

  it('are none where no demo needs them, or a host has them', () => {
    expect(filesFor('', {})).toEqual({ files: [], problems: [] });
    expect(filesFor(icon, { fontHost: 'https://fonts.example' })).toEqual({ files: [], problems: [] });
  });

  it('that are not installed are a problem of the demo', () => {
    expect(filesFor(icon, { root: '/nowhere' })).toEqual({
      files: [],
      problems: [{ rule: 'icon-font-missing', severity: 'error', file: 'content/Bell.tsx', package: 'material-icons' }],
    });
  });
});
