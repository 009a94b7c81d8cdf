// A watcher that is closed in the middle of a burst: another one takes over, and nothing of the burst may be lost to
// both.
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { watchFiles } from '../../src/disk/watch-files.ts';

const events = vi.hoisted(() => ({ emit: (_name: string, ..._args: unknown[]): unknown => undefined }));
vi.mock('chokidar', () => ({
  watch: () => {
    const emitter = new EventEmitter();
    events.emit = emitter.emit.bind(emitter);
    return Object.assign(emitter, { close: () => Promise.resolve() });
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
