// The title of a page that is not read yet, in a site that is read page by page: what a reader's navigation shows first.
import { expect, it } from 'vitest';
import { loadSite } from '../../src/load/load-site.ts';
import { pageText, projectFrom } from '../support/site-from.ts';

async function titleOf(text: string): Promise<string> {
  const project = projectFrom({ 'index.md': pageText('Text.', 'Velo'), 'bells.md': text });
  const { site } = await loadSite(project, { wanted: () => false });
  return site.pages.get('en')!.get('/bells/')!.title;
}

it('is whole up to a line of three hundred characters, and no longer than that', async () => {
  expect(await titleOf(pageText('Text.', 'a'.repeat(298)))).toBe('a'.repeat(298));
  expect(await titleOf(pageText('Text.', 'a'.repeat(400)))).toBe('a'.repeat(298));
});
