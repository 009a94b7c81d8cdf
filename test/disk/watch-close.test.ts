// A watcher that is closed in the middle of a burst: another one takes over, and nothing of the burst may be lost to
// both. One that cannot watch all says so.
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

it('tells of what cannot be watched', async () => {
  const errors: unknown[] = [];
  const watcher = watchFiles(['content'], () => undefined, { onError: (error) => errors.push(error) });
  const error = Object.assign(new Error('EMFILE: too many open files, watch'), { code: 'EMFILE' });
  events.emit('error', error);
  expect(errors).toEqual([error]);
  await watcher.close();
});
