// What is proposed for a file that is not there.
import { describe, expect, it } from 'vitest';
import { nearestFile } from '../../src/model/nearest-file.ts';

describe('the nearest file', () => {
  it('is looked for in the folder of the missing one, among the names that are meant', () => {
    const files = ['a/bike.svg', 'a/bike.tsx', 'ride.svg'];
    const listFolder = (folder: string) =>
      files.filter((path) => (path.includes('/') ? path.split('/')[0] : '.') === folder);
    const scripts = (path: string) => (path.endsWith('.tsx') ? path.slice(2) : undefined);
    expect(nearestFile(listFolder, 'a/bkie.svg')).toBe('bike.svg');
    expect(nearestFile(listFolder, 'a/bkie.svg', scripts)).toBeUndefined();
    expect(nearestFile(listFolder, 'a/bkie.tsx', scripts)).toBe('bike.tsx');
    expect(nearestFile(listFolder, 'rdie.svg')).toBe('ride.svg');
    expect(nearestFile(listFolder, 'none/ride.svg')).toBeUndefined();
  });

  it('of thousands of missing files is looked for as long as a budget lasts, and each folder is listed once', () => {
    let listed = 0;
    const names = Array.from({ length: 2000 }, (_, index) => `a/${String(index).repeat(4)}.svg`);
    const listFolder = () => (listed++, names);
    const found = Array.from({ length: 3000 }, (_, index) =>
      nearestFile(listFolder, `a/${'x'.repeat(12)}${index}.svg`),
    );
    expect(found.every((name) => name === undefined)).toBe(true);
    // The next to each of the first ones would be found; the budget is spent by now.
    expect(nearestFile(listFolder, 'a/1234123412341235.svg')).toBeUndefined();
    expect(nearestFile(() => names, 'a/1234123412341235.svg')).toBe('1234123412341234.svg');
    expect(listed).toBe(1);
  });
});
