// Parts of the shell that are a site's own and throw: one page's failure is that page's, the shell's is everybody's.
import { existsSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { expectCheckEqualsBuild } from '../support/check-equals-build.ts';
import { runXdocs } from '../support/run-xdocs.ts';

let site: DiskSite;
afterEach(async () => {
  await expectCheckEqualsBuild(site.root);
  site.remove();
});

function siteWith(part: string, code: string) {
  site = diskSite({
    'xdocs.config.ts': `export default { name: 'Velo', templates: { ${part}: './Part.tsx' } };\n`,
    'Part.tsx': code,
    'content/index.md': pageText('Velo', 'Ten bikes.'),
    'content/bells.md': pageText('Bells', 'They ring.'),
  });
  return runXdocs(['build'], { cwd: site.root });
}

it('shows the other pages where one page throws, also in the place of its own error', async () => {
  const run = await siteWith(
    'PageHead',
    "export default function Head({ view }: { view: { url: string; title: string } }) {\n  if (view.url === '/bells/') throw new Error('no <bells>');\n  return <h1>Own {view.title}</h1>;\n}\n",
  );
  expect([run.code, run.stderr]).toEqual([1, expect.stringMatching(/content\/bells\.md\s+error/) as string]);
  expect(run.stderr).toContain('Part.tsx:2:37: no <bells>');
  expect(run.stderr.length).toBeLessThan(2000);
  expect(site.read('build/index.html')).toContain('Own Velo');
  expect(site.read('build/bells/index.html')).toContain('no &lt;bells&gt;');
});

it('shows the pages where only the page for missing ones throws', async () => {
  const run = await siteWith(
    'TableOfContents',
    "export default function Contents({ view }: { view: { kind: string } }) {\n  if (view.kind === 'not-found') throw new Error('nowhere');\n  return null;\n}\n",
  );
  expect([run.code, run.stderr]).toEqual([1, expect.stringMatching(/404\.html\s+error.*nowhere/) as string]);
  expect(site.read('build/404.html')).toContain('nowhere');
  expect(site.read('build/bells/index.html')).toContain('They ring.');
});

it.each(['Footer', 'NavigationList'])(
  'says in a sentence that no page can be shown where the %s throws, and leaves the last site as it is',
  async (part) => {
    const run = await siteWith(part, "export default function Part() {\n  throw new Error('no such part');\n}\n");
    expect([run.code, run.stderr]).toEqual([2, expect.stringMatching(/shell.*Part\.tsx:2:9: no such part/) as string]);
    expect(run.stderr).not.toMatch(/bug of xdocs|data:/);
    expect(existsSync(site.path('build'))).toBe(false);
  },
);
