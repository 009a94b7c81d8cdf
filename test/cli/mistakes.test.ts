// Mistakes that writers make, one after the other in one project: what is said, where, what would be right; and that all
// is well again once each is mended.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskSite, packageFiles, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

const config = `export default {
  name: 'Velo',
  locales: ['en', 'zh'],
  translations: 'tables',
  templates: { Footer: './Footer.tsx' },
  products: [
    { id: 'velo', name: 'Velo', href: '/', api: { pathname: '/api/', packages: ['@velo/kit'] } },
  ],
};
`;
const bell = `import { useState } from 'react';
import { Ring } from '@velo/kit';

export default function Bell() {
  const [rings, setRings] = useState(0);
  return <Ring tone="low" onRing={() => setRings(rings + 1)} />;
}
`;
const home = `---
title: Velo
productId: velo
---

# Velo

<p class="description">Bikes for everybody.</p>

{{"demo": "Bell.tsx", "bg": true}}

## How to ring

See [the parts](/parts/) and [how to ring](#how-to-ring).

![A bell](./bell.svg)

:::info
It rings.
:::
`;
const navigation = `export default [
  { pathname: '/', title: 'Velo' },
  { pathname: '/parts/', title: 'Parts' },
  { pathname: '/api/', title: 'API', children: [{ pathname: '/api/ring/' }] },
];
`;
const footer = 'export default function Footer() {\n  return <footer>Ours</footer>;\n}\n';
const table = '{\n  "pages./": "单车",\n  "pages./parts/": "零件",\n  "pages./api/": "接口"\n}\n';

const right: Readonly<Record<string, string>> = {
  'package.json': '{"name": "velo-docs", "dependencies": {"@velo/kit": "1.0.0"}}',
  'xdocs.config.ts': config,
  'Footer.tsx': footer,
  'tables/zh.json': table,
  'content/navigation.ts': navigation,
  'content/index.md': home,
  'content/Bell.tsx': bell,
  'content/bell.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/parts.md': pageText('Parts', 'Bells.'),
  ...packageFiles(
    '@velo/kit',
    `import type { ReactElement } from 'react';
export interface RingProps { /** How it sounds. */ tone?: 'low' | 'high'; /** Told of each ring. */ onRing?: () => void }
/** A ring. */
export declare function Ring(props: RingProps): ReactElement;`,
    "import { createElement } from 'react'; export function Ring({ tone }) { return createElement('b', null, tone); }",
  ),
};

const changed = (path: string, from: string, to: string) => ({ [path]: right[path]!.replace(from, to) });

/** A mistake, and what is said of it. */
interface Mistake {
  /** What the writer saved; `null` where the file is gone. */
  readonly files: Readonly<Record<string, string | null>>;
  /** The place as it is printed, and the whole sentence. */
  readonly at: string;
  readonly says: string;
  /** Exit code. Default: 1. */
  readonly code?: number;
  /** Types are judged by `check`. Default: `build`. */
  readonly by?: 'check';
}

const page = (from: string, to: string, line: string, says: string): Mistake => ({
  files: changed('content/index.md', from, to),
  at: `content/index.md:${line}`,
  says,
});
const demo = (from: string, to: string, line: string, says: string, more: Partial<Mistake> = {}): Mistake => ({
  files: changed('content/Bell.tsx', from, to),
  at: `content/Bell.tsx:${line}`,
  says,
  ...more,
});
/** What keeps the command from running. */
const fatal = (path: string, from: string, to: string, at: string, says: string): Mistake => ({
  files: changed(path, from, to),
  at,
  says,
  code: 2,
});

const mistakes: Readonly<Record<string, Mistake>> = {
  'a broken link': page('(/parts/)', '(/part/)', '14:5', 'The link /part/ leads to no page. Did you mean "/parts/"?'),
  'an anchor with a typo': page(
    '(#how-to-ring)',
    '(#how-to-rin)',
    '14:30',
    'The link #how-to-rin leads to a page without the anchor "#how-to-rin". Did you mean "#how-to-ring"?',
  ),
  'a missing demo': page(
    '"Bell.tsx"',
    '"Bel.tsx"',
    '10:1',
    'The demo "Bel.tsx" is not there. Did you mean "Bell.tsx"?',
  ),
  'a demo with a syntax error': demo(
    '<Ring tone',
    '<<Ring tone',
    '6:10',
    'The demo content/Bell does not compile: Unexpected "<<"',
    { by: 'check' },
  ),
  'a demo with wrong types': demo(
    'tone="low"',
    'tone="lo"',
    '6:16',
    `Type '"lo"' is not assignable to type '"low" | "high" | undefined'. (TS2322)`,
    { by: 'check' },
  ),
  'a demo that throws while rendering': demo(
    '  return',
    "  if (rings < 1) throw new Error('out of tune');\n  return",
    '6:24',
    'The demo content/Bell throws on the server (out of tune); it runs in the browser only.',
    { code: 0 },
  ),
  'a demo that imports what a package lacks': demo(
    '{ Ring }',
    '{ Rings as Ring }',
    '2:10',
    `'"@velo/kit"' has no exported member named 'Rings'. Did you mean 'Ring'? (TS2724)`,
    { by: 'check' },
  ),
  'an unknown key in front matter': page(
    'productId',
    'productID',
    '3:1',
    'Unknown front-matter key "productID". Did you mean "productId"?',
  ),
  'an unclosed quote in front matter': {
    ...page(
      'title: Velo',
      "title: 'Velo",
      '2:1',
      `The front matter cannot be read: the quote ' of "title" is not closed.`,
    ),
    code: 0,
  },
  'front matter without its end': page(
    'velo\n---',
    'velo\n',
    '1:1',
    'The front matter cannot be read: the closing --- line is missing.',
  ),
  'no description': page(
    '<p class="description">Bikes for everybody.</p>\n',
    '',
    '6:1',
    'The page has no description: put <p class="description">…</p> after its title.',
  ),
  'a description that is too long': page(
    'everybody.',
    `${'everybody '.repeat(40)}.`,
    '8:24',
    'The description has 411 characters; at most 160 fit.',
  ),
  'two files with one route': {
    files: { 'content/parts/parts.md': pageText('Parts', 'More.') },
    at: 'content/parts.md',
    says: 'The route /parts/ is taken by content/parts/parts.md already. Rename or move one of the two.',
  },
  'a missing picture': page(
    './bell.svg',
    './bel.svg',
    '16:1',
    'The file "./bel.svg" is not there. Did you mean "bell.svg"?',
  ),
  'an unknown option of a directive': page(
    '"bg"',
    '"gb"',
    '10:23',
    'Directive option "gb" must be one of bg, defaultCodeOpen, hideToolbar, disableAd, iframe, height, maxWidth, controls, props, found true. Did you mean "bg"?',
  ),
  'a directive that is no JSON': page(
    '"bg": true',
    'bg: true',
    '10:23',
    'The directive is no JSON object: expected a key in double quotes, found "b".',
  ),
  'a directive without its end': page(
    'true}}',
    'true}',
    '10:33',
    'The directive is no JSON object: it must end with "}}".',
  ),
  'an open callout': page(
    'It rings.\n:::',
    'It rings.',
    '18:1',
    'The "info" block is not closed, or another begins inside it. End it with a line ":::".',
  ),
  'an unknown kind of callout': page(
    ':::info',
    ':::inf',
    '18:1',
    'Unknown callout ":::inf"; info, warning, success and error exist. Did you mean "info"?',
  ),
  'an unknown product': page(
    'productId: velo',
    'productId: vello',
    '3:1',
    'Unknown productId "vello". Did you mean "velo"?',
  ),
  'an unknown key in the config': fatal(
    'xdocs.config.ts',
    'translations',
    'translation',
    'xdocs.config.ts:4:3',
    'unknown key "translation". Did you mean "translations"?',
  ),
  'an unknown key deep in the config': fatal(
    'xdocs.config.ts',
    'packages:',
    'package:',
    'xdocs.config.ts:7:70',
    'unknown key "products[0].api.package". Did you mean "products[0].api.packages"?',
  ),
  'a value of the wrong kind in the config': fatal(
    'xdocs.config.ts',
    "['en', 'zh']",
    "'en'",
    'xdocs.config.ts:3:3',
    '"locales" must be a list, found "en".',
  ),
  'a config with a syntax error': fatal(
    'xdocs.config.ts',
    "'Velo',",
    "'Velo",
    'xdocs.config.ts:2:14',
    'Unterminated string literal',
  ),
  'a navigation with a missing page': {
    files: changed('content/navigation.ts', '/parts/', '/part/'),
    at: 'content/navigation.ts:3:15',
    says: 'The navigation lists /part/, which no file makes. Did you mean "/parts/"?',
  },
  'a navigation with a syntax error': fatal(
    'content/navigation.ts',
    "'Parts' }",
    "'Parts'",
    'content/navigation.ts:4:3',
    'Expected identifier but found "{"',
  ),
  'a missing translation': {
    files: changed('tables/zh.json', '  "pages./parts/": "零件",\n', ''),
    at: 'tables/zh.json',
    says: 'Missing translation for zh:pages./parts/. Add "pages./parts/" with its text.',
  },
  'a table of translations with a syntax error': fatal(
    'tables/zh.json',
    '"零件",',
    '"零件"',
    'tables/zh.json:4:3',
    'Expected "," in JSON but found "\\"pages./api/\\""',
  ),
  'a package of a product that is not installed': {
    files: changed('xdocs.config.ts', '@velo/kit', '@velo/kitt'),
    at: 'package.json',
    says: 'The package @velo/kitt is not installed or has no types; its API pages are left out. Install it, or mend its name among the "packages" of the config\'s products.',
  },
  'a part of the shell without a default export': fatal(
    'Footer.tsx',
    'export default',
    'export',
    'Footer.tsx',
    'as the part Footer of "templates" in the config it must export a component, "export default function Footer() { … }".',
  ),
  'a part of the shell that throws': fatal(
    'Footer.tsx',
    '  return',
    "  throw new Error('no ink');\n  return",
    'Footer.tsx:2:9',
    'no ink. If the config has "templates", one of them throws.',
  ),
  'a part of the shell that is not there': fatal(
    'xdocs.config.ts',
    './Footer.tsx',
    './Foter.tsx',
    'xdocs.config.ts:5:16',
    '"templates.Footer" names ./Foter.tsx, which is not there.',
  ),
  'a page as MDX': {
    files: { 'content/parts.md': null, 'content/parts.mdx': pageText('Parts') },
    at: 'content/parts.mdx',
    says: 'The file is MDX, which is not read: pages are Markdown. Rename it to .md',
  },
};

let site: DiskSite;
beforeAll(() => {
  site = diskSite(right);
});
afterAll(() => site.remove());

/** Puts files as they are said to be; `null` and what is not said is no file. */
function save(files: Mistake['files']): void {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) rmSync(site.path(path));
    else site.write({ [path]: text });
  }
}

async function expectWell(): Promise<void> {
  const { code, stdout, stderr } = await runXdocs(['check'], { cwd: site.root });
  expect([code, stdout, stderr]).toEqual([0, expect.stringContaining('✓ no problems'), '']);
}

it('is well before', expectWell);

it.each(Object.entries(mistakes))('%s', async (_, { files, at, says, code = 1, by = 'build' }) => {
  save(files);
  const run = await runXdocs([by], { cwd: site.root });
  const text = run.stdout + run.stderr;
  const line = text.split('\n').find((one) => one.includes(says));
  expect(line ?? text).toContain(says);
  expect(line).toContain(`${at}${code === 2 ? '' : ' '}`);
  expect(run.code).toBe(code);
  expect(text).not.toMatch(/bug of xdocs|\n\s+at .*:\d+:\d+|data:text/);
  save(Object.fromEntries(Object.keys(files).map((path) => [path, right[path] ?? null])));
  await expectWell();
});

it('says one error of syntax once, and not what the compiler of types makes of the rest', async () => {
  save(mistakes['a demo with a syntax error']!.files);
  const { stdout } = await runXdocs(['check'], { cwd: site.root });
  expect(stdout).toContain('✗ 1 error in');
  save({ 'content/Bell.tsx': bell });
});
