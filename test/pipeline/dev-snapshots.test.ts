// What a dev server survives: a cache that cannot be written.
import { expect, it } from 'vitest';
import { devApi } from '../../src/pipeline/dev-api.ts';
import { devSnapshots } from '../../src/pipeline/dev-snapshots.ts';
import { pageDates } from '../../src/pipeline/page-dates.ts';
import type { TemplatesBundle } from '../../src/bundle/bundle-templates.ts';
import { pageText, projectFrom } from '../support/site-from.ts';

/** No page is rendered here. */
const templates = { renderer: {}, version: '1', script: '/app.js', rootScript: '/root.js', inline: '', dev: '', inputs: [], files: [] } as unknown as TemplatesBundle;

it('shows the next snapshot though the cache cannot be written, and says why it cannot', async () => {
  const made = projectFrom({ 'index.md': pageText('Text.', 'Velo') });
  const full = () => {
    throw new Error('no space left');
  };
  const project = { ...made, stores: { ...made.stores, pages: { ...made.stores.pages, save: full } } };
  const failures: string[] = [];
  const sources = { project, api: devApi(project), templates, dates: pageDates(), moduleRevision: 0 };
  const snapshots = await devSnapshots({ sources: () => sources, onNews: () => undefined, onFailure: (message) => failures.push(message) });
  const first = snapshots.present().revision;
  await snapshots.retake();
  await snapshots.retake();
  expect(snapshots.present().revision).toBe(first + 2);
  expect(failures[0]).toContain('no space left');
  snapshots.close();
});
