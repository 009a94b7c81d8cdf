// A dev server reads page by page while most of a site is new, at its start and after many files were changed at once.
import { expect, it } from 'vitest';
import { pageReading } from '../../src/dev/page-reading.ts';

const many = Array.from({ length: 60 }, (_, index) => `content/${index}.md`);

function setUp() {
  const done: string[] = [];
  const note = (text: string) => async () => void done.push(text);
  const reading = pageReading({ readAhead: note('read'), retake: note('taken'), onWhole: () => done.push('whole') });
  return { done, reading };
}

it('reads all once, and takes all at each load from then on', async () => {
  const { done, reading } = setUp();
  reading.loaded(false);
  expect([reading.isWhole(), reading.isBehind()]).toEqual([false, false]);
  await Promise.all([reading.complete(), reading.complete()]);
  expect(done).toEqual(['read', 'taken', 'whole']);
  reading.follow(['content/index.md']);
  expect([reading.isWhole(), reading.isBehind()]).toEqual([true, false]);
});

it('has nothing to read where the cache knew all', async () => {
  const { done, reading } = setUp();
  reading.loaded(true);
  await reading.complete();
  expect(done).toEqual(['whole']);
});

it('is behind after many files were saved at once, until they are read', async () => {
  const { done, reading } = setUp();
  reading.loaded(true);
  await reading.complete();
  reading.follow(many);
  expect([reading.isWhole(), reading.isBehind()]).toEqual([false, true]);
  const completing = reading.complete();
  expect(reading.isBehind()).toBe(false);
  await completing;
  expect([reading.isWhole(), reading.isBehind()]).toEqual([true, false]);
  expect(done).toEqual(['whole', 'read', 'taken', 'whole']);
});

it('reads once more what many files say that were saved while it read, before a load waits for it', async () => {
  const done: string[] = [];
  const reading = pageReading({
    async readAhead() {
      if (done.length === 0) reading.follow(many);
      done.push('read');
    },
    retake: async () => void done.push('taken'),
    onWhole: () => done.push('whole'),
  });
  reading.loaded(false);
  await reading.complete();
  expect(done).toEqual(['read', 'read', 'taken', 'whole']);
});

it('reads on where many files are saved while the snapshot of all waits for its turn', async () => {
  const done: string[] = [];
  const reading = pageReading({
    readAhead: async () => void done.push('read'),
    async retake() {
      if (done.length === 1) reading.follow(many);
      done.push(`taken ${reading.isWhole() ? 'whole' : 'in part'}`);
      reading.loaded(reading.isWhole());
    },
    onWhole: () => done.push('whole'),
  });
  await reading.complete();
  expect(done).toEqual(['read', 'taken in part', 'read', 'taken whole', 'whole']);
});

it('has nothing to read after many files were saved that the cache knows', async () => {
  const { done, reading } = setUp();
  reading.loaded(true);
  await reading.complete();
  reading.follow(many);
  reading.loaded(true);
  expect([reading.isWhole(), reading.isBehind()]).toEqual([true, false]);
  expect(done).toEqual(['whole']);
});
