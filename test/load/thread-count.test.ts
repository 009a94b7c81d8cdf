// How many threads parse pages: none where they would cost more than they bring.
import { expect, it } from 'vitest';
import { fitTwoCompilers, pageThreads } from '../../src/load/thread-count.ts';

const machine = { cores: 8, memory: 16e9 };
/** Pages of a usual length. */
const site = (pages: number, bytes = pages * 6500) => ({ pages, bytes, ...machine });

it('a small site stays in one thread, and a change of one page does', () => {
  expect(pageThreads(site(0, 0))).toBe(0);
  expect(pageThreads(site(1))).toBe(0);
  expect(pageThreads(site(100))).toBe(0);
});

it('more pages get more threads, up to what one thread can join', () => {
  const counts = [1000, 2000, 5000, 20_000].map((pages) => pageThreads(site(pages)));
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect(pageThreads({ ...site(100_000), cores: 64, memory: 256e9 })).toBe(8);
});

it('long texts count, not only pages', () => {
  expect(pageThreads(site(381, 5_800_000))).toBeGreaterThan(0);
  expect(pageThreads(site(1000, 60_000))).toBe(0);
});

it('leaves a core to the main thread, and memory to the rest', () => {
  expect(pageThreads({ ...site(5000), cores: 1 })).toBe(0);
  expect(pageThreads({ ...site(5000), cores: 2 })).toBe(1);
  expect(pageThreads({ ...site(5000), memory: 512e6 })).toBe(0);
  expect(pageThreads({ ...site(5000), memory: 1e9 })).toBe(2);
});

it('has two compilers at once where both find a processor and memory', () => {
  expect(fitTwoCompilers(machine)).toBe(true);
  expect(fitTwoCompilers({ ...machine, cores: 1 })).toBe(false);
  expect(fitTwoCompilers({ ...machine, memory: 3e9 })).toBe(false);
});
