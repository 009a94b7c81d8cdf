// Links and files that the config puts into every page: where one leads nowhere is told, with its place in the config.
import { afterEach, describe, expect, it } from 'vitest';
import { userConfigShape } from '../../src/config/config-shape.ts';
import { loadSite } from '../../src/load/load-site.ts';
import { openProject } from '../../src/load/project.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { problemsOf } from '../../src/output/problems-of.ts';
import { diskSite, pageText as diskPage, type DiskSite } from '../support/disk-site.ts';
import { textsIn } from '../support/shape-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const files = { 'index.md': pageText('## Sizes', 'Home'), 'bells.md': pageText('Text.', 'Bells') };

async function problemsFor(config: UserConfig): Promise<readonly Problem[]> {
  return (await siteFrom(files, config)).problems;
}

describe('a link of the config', () => {
  /** A config in which the address is at one place. */
  const withAt: Readonly<Record<string, (href: string) => UserConfig>> = {
    'notifications[].href': (href) => ({ notifications: [{ id: 'a', title: 'A', text: 'B', href }] }),
    'social[].href': (href) => ({ social: [{ icon: 'github', href }] }),
    'links[].href': (href) => ({ links: [{ text: 'A', href }] }),
    'footer.links[].href': (href) => ({ footer: { links: [{ text: 'A', href }] } }),
    'banner.text': (href) => ({ banner: { text: `See [this](${href}) and [that](/bells/).` } }),
    'banner.text.*': (href) => ({ banner: { text: { en: `See [this](${href}).` } } }),
  };
  const linked = textsIn(userConfigShape).flatMap(([path, kind]) =>
    kind === 'link' || kind === 'linked text' ? [path] : [],
  );

  it.each(linked)('is looked after: %s', async (path) => {
    expect(await problemsFor(withAt[path]!('/bels/'))).toMatchObject([
      { rule: 'link-broken', href: '/bels/', suggestion: '/bells/' },
    ]);
    expect(await problemsFor(withAt[path]!('/bells/'))).toEqual([]);
  });

  it.each([
    ['/bells', { rule: 'link-slash', href: '/bells', expected: '/bells/' }],
    ['/#size', { rule: 'anchor-broken', href: '/#size', anchor: 'size', suggestion: 'sizes' }],
    ['/prices.pdf', { rule: 'asset-missing', found: '/prices.pdf' }],
    ['bells/', { rule: 'link-broken', href: 'bells/' }],
  ])('is judged as one of a page: %s', async (href, problem) => {
    expect(await problemsFor({ links: [{ text: 'A', href }] })).toMatchObject([problem]);
  });

  it.each([
    'https://example.com',
    '//example.com/a',
    'mailto:a@example.com',
    '#top',
    '/#sizes',
    '/forum/x',
    '/llms.txt',
  ])('is none of this site, or leads somewhere: %s', async (href) =>
    expect(await problemsFor({ links: [{ text: 'A', href }], externalPaths: ['/forum/'] })).toEqual([]),
  );
});

describe('its place', () => {
  let site: DiskSite | undefined;
  afterEach(() => site?.remove());

  it.each([
    ['', ''],
    ['base: "/docs", outLayout: "base",', '/docs'],
  ])('is told with line and column, as it is for files: %s', async (more, base) => {
    site = diskSite({
      'content/index.md': diskPage('Home'),
      'xdocs.config.mjs': `export default { ${more}
  logo: '/lgoo.svg',
  banner: { text: 'Read [the news](/news/).' },
  links: [
    { text: 'Home', href: '/' },
    { text: 'Bells', href: '/bells/' },
  ],
};\n`,
    });
    const project = await openProject(site.root, { cache: false });
    const found = problemsOf((await loadSite(project)).site, []);
    const at = { severity: 'error', file: 'xdocs.config.mjs' };
    expect(found.sort((a, b) => a.line! - b.line!)).toEqual([
      { ...at, line: 2, column: 9, rule: 'asset-missing', found: `${base}/lgoo.svg` },
      { ...at, line: 3, column: 36, rule: 'link-broken', href: `${base}/news/` },
      { ...at, line: 6, column: 28, rule: 'link-broken', href: `${base}/bells/` },
    ]);
  });
});
