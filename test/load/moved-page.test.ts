// A page moves because the config's `route` sends its file elsewhere: links to it follow, from pages that are as they
// were and known from an earlier run, too.
import { afterEach, expect, it } from 'vitest';
import { loadSite } from '../../src/load/load-site.ts';
import { openProject } from '../../src/load/project.ts';
import { blocksOf } from '../support/site-from.ts';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';

const route = (bells: string) => `export default { route: (file) => (file === 'bells.md' ? '${bells}' : '/') };\n`;

let site: DiskSite;
afterEach(() => site.remove());

async function home(): Promise<string> {
  const project = await openProject(site.root);
  const loaded = await loadSite(project);
  project.cache.save();
  const [block] = blocksOf(loaded, '/');
  return block?.type === 'html' ? block.html : '';
}

it('leads to where the page is now', async () => {
  site = diskSite({
    'xdocs.config.ts': route('/bells/'),
    'content/index.md': pageText('Velo', '[Bells](./bells.md)'),
    'content/bells.md': pageText('Bells'),
  });
  expect(await home()).toContain('href="/bells/"');
  site.write({ 'xdocs.config.ts': route('/horns/') });
  expect(await home()).toContain('href="/horns/"');
});
