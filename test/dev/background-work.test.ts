// Work that nobody waits for: it begins in quiet, and only the last piece of a name is done.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backgroundWork } from '../../src/dev/background-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work whose pieces say when they run, and end when they are told. */
function setUp() {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const work = backgroundWork({ after: 100, atMost: 350, onFailure: (error) => done.push(String(error)) });
  const piece = (text: string) => () =>
    new Promise<void>((end) => {
      done.push(text);
      ends.push(end);
    });
  const end = async () => {
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { done, work, piece, end };
}

it('begins when nobody has asked for a while, with the last piece of each name, one at a time', async () => {
  const { done, work, piece, end } = setUp();
  work.add('page', piece('old page'));
  work.add('other', piece('other'));
  await vi.advanceTimersByTimeAsync(90);
  work.add('page', piece('page'));
  await vi.advanceTimersByTimeAsync(90);
  work.sign();
  await vi.advanceTimersByTimeAsync(99);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['other']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['other']);
  await end();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['other', 'page']);
});

it('waits no longer than it may, however often somebody asks', async () => {
  const { done, work, piece } = setUp();
  work.add('page', piece('page'));
  for (let time = 0; time < 340; time += 10) {
    await vi.advanceTimersByTimeAsync(10);
    work.sign();
  }
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toEqual(['page']);
});

it('tells what fails and goes on, and begins nothing once it is closed', async () => {
  const { done, work, piece } = setUp();
  work.add('failing', () => Promise.reject(new Error('no bell')));
  work.add('next', piece('next'));
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['Error: no bell', 'next']);
  work.add('last', piece('last'));
  work.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toHaveLength(2);
});
