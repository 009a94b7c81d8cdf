// A watcher that is closed in the middle of a burst: another one takes over, and nothing of the burst may be lost to both.
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { watchFiles } from '../../src/disk/watch-files.ts';

const added = vi.hoisted((): string[] => []);
const events = vi.hoisted(() => ({ emit: (_name: string, ..._args: unknown[]): unknown => undefined }));
vi.mock('chokidar', () => ({
  watch: () => {
    const emitter = new EventEmitter();
    events.emit = emitter.emit.bind(emitter);
    return Object.assign(emitter, { add: (paths: readonly string[]) => added.push(...paths), closed: false, close() { this.closed = true; return Promise.resolve(); } });
  },
}));

it('tells of the changes that it has gathered, once', async () => {
  const bursts: (readonly string[])[] = [];
  const watcher = watchFiles(['content'], (changed) => bursts.push(changed));
  events.emit('all', 'change', 'content/a.md');
  events.emit('all', 'change', 'content/b.md');
  expect(bursts).toEqual([]);
  await watcher.close();
  expect(bursts).toEqual([['content/a.md', 'content/b.md']]);
  await watcher.close();
  expect(bursts).toHaveLength(1);
});

it('is not opened again by what it finds out late', async () => {
  const watcher = watchFiles(['not-there.ts'], () => undefined);
  await watcher.close();
  events.emit('ready');
  expect(added).toEqual([]);
});
