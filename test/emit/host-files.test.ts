// What hosts find in the output: the headers that they are to send, and the sign for GitHub Pages.
import { describe, expect, it } from 'vitest';
import { hostFiles } from '../../src/emit/host-files.ts';
import { headersOf, parseHeaderRules } from '../../src/hosting/header-rules.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { textsOf } from '../support/emitted-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

async function filesOf(config: UserConfig = {}, publicFiles: readonly string[] = []) {
  const { site } = await siteFrom({ 'index.md': pageText('Home') }, config);
  return textsOf(hostFiles, { ...site, publicFiles: new Set(publicFiles) });
}

describe('_headers', () => {
  it('says of every file who may frame it, and of hashed ones that they stay', async () => {
    const { rules, unread } = parseHeaderRules((await filesOf({ base: '/x' })).get('_headers')!);
    expect(unread).toEqual([]);
    const common = {
      'Content-Security-Policy': "frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    };
    expect(headersOf('/x/a/', rules)).toEqual(common);
    expect(headersOf('/x/_assets/demos/a.js', rules)).toEqual({
      ...common,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headersOf('/x/sw.js', rules)).toEqual({ ...common, 'Cache-Control': 'no-cache' });
  });

  it('gives no path a header twice: hosts would join the values', async () => {
    for (const base of ['', '/x', '/文档']) {
      const { rules } = parseHeaderRules((await filesOf({ base })).get('_headers')!);
      for (const path of ['/', `${base}/`, `${base}/_assets/a.js`, `${base}/sw.js`]) {
        const names = rules.flatMap((rule) => Object.keys(headersOf(path, [rule])));
        expect(names).toEqual([...new Set(names)]);
      }
    }
  });

  it('names others who may frame pages, and says nothing of a policy where there is none', async () => {
    const framed = await filesOf({ csp: { 'frame-ancestors': ['https://a.example'] } });
    expect(framed.get('_headers')).toContain("frame-ancestors 'self' https://a.example");
    expect((await filesOf({ csp: false })).get('_headers')).not.toContain('Content-Security-Policy');
  });
});

it('both files are the site’s own where its public folder has them', async () => {
  expect([...(await filesOf()).keys()]).toEqual(['_headers', '.nojekyll']);
  expect([...(await filesOf({}, ['/_headers'])).keys()]).toEqual(['.nojekyll']);
  expect([...(await filesOf({}, ['/.nojekyll'])).keys()]).toEqual(['_headers']);
});
