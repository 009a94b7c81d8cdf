// What a dev server survives: a cache that cannot be written, a config that is broken.
import { expect, it } from 'vitest';
import { devApi } from '../../src/pipeline/dev-api.ts';
import { devSnapshots } from '../../src/pipeline/dev-snapshots.ts';
import { XdocsError } from '../../src/model/problem.ts';
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
  const snapshots = await devSnapshots({ sources: () => sources, follow: () => Promise.resolve(), onNews: () => undefined, onFailure: (message) => failures.push(message) });
  const first = snapshots.present().revision;
  await snapshots.retake();
  await snapshots.retake();
  expect(snapshots.present().revision).toBe(first + 2);
  expect(failures[0]).toContain('no space left');
  snapshots.close();
});

it('keeps the reason why a change cannot be followed until it can, whatever else is shown meanwhile', async () => {
  const project = projectFrom({ 'index.md': pageText('Text.', 'Velo') });
  const sources = { project, api: devApi(project), templates, dates: pageDates(), moduleRevision: 0 };
  const said: string[] = [];
  let isBroken = true;
  const follow = (changed: readonly string[]) => (isBroken && changed.includes('xdocs.config.ts') ? Promise.reject(new XdocsError('unknown key')) : Promise.resolve());
  const snapshots = await devSnapshots({ sources: () => sources, follow, onNews: () => undefined, onFailure: (message) => said.push(message) });
  const first = snapshots.present().revision;
  await snapshots.retake(['xdocs.config.ts']);
  expect(snapshots.failure()).toBe('unknown key');
  // The types of a library are read, another page is saved: the config is as broken as before.
  await snapshots.retake();
  await snapshots.retake(['content/index.md']);
  expect(snapshots.failure()).toBe('unknown key');
  expect(snapshots.present().revision).toBe(first + 3);
  expect(said).toEqual(['unknown key']);
  isBroken = false;
  await snapshots.retake(['xdocs.config.ts']);
  expect(snapshots.failure()).toBeUndefined();
  snapshots.close();
});
