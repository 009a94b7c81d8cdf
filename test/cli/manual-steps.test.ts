// The manual's first steps, followed to the letter: what a stranger ends up with has no problem, and shows what the page
// says.
import { expect, it } from 'vitest';
import { filesOf } from '../manual/examples.ts';
import { diskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

it('is a site with a demo and an API page, of which check has nothing to say', async () => {
  const site = diskSite(filesOf('start.md'));
  const checked = await runXdocs(['check'], { cwd: site.root });
  expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining('no problems')]);
  const built = await runXdocs(['build'], { cwd: site.root });
  expect([built.code, built.stderr]).toEqual([0, '']);
  // The demo is there before any script, with the library's own default and the page's own prop.
  expect(site.read('build/badge/index.html')).toMatch(/padding:8px[^>]*>New<\/span>/);
  const api = site.read('build/api/badge/index.html');
  expect(api).toContain('How large it is.');
  expect(api).toContain('href="/badge/');
  expect(site.read('build/badge/index.html')).toContain('href="/api/badge/"');
  site.remove();
});
