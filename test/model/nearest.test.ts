// "Did you mean": what is near enough to be proposed.
import { describe, expect, it } from 'vitest';
import { editDistance, nearest, nearestOfMany } from '../../src/model/nearest.ts';

describe('the nearest candidate', () => {
  it.each([
    ['titel', ['title', 'hooks'], 'title'],
    ['Outlined', ['outlined', 'inline'], 'outlined'],
    ['bikes', ['bike', 'bikes'], 'bikes'],
    ['stations', ['statoins', 'rides'], 'statoins'],
    ['xyz', ['packageName', 'hooks'], undefined],
    ['anything', [], undefined],
  ])('to %j among %j is %j', (word, candidates, found) => expect(nearest(word, candidates)).toBe(found));
});

describe('the distance', () => {
  it.each([
    ['', '', 0],
    ['ride', 'ride', 0],
    ['ride', 'rider', 1],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %d', (a, b, distance) => expect(editDistance(a, b, 9)).toBe(distance));

  it('is given up beyond the limit', () => expect(editDistance('aaaaaaaa', 'bbbbbbbb', 3)).toBe(4));
});

describe('for many words', () => {
  const candidates = ['bikes', 'rides', 'stations'];

  it('is the same', () => {
    const find = nearestOfMany();
    expect(['bike', 'staitons', 'zebra'].map((word) => find(word, candidates))).toEqual([
      'bikes',
      'stations',
      undefined,
    ]);
    expect(find('ride', new Set(['tide']))).toBe('tide');
  });

  it('is looked for once, and no more often than is allowed in all', () => {
    let asked = 0;
    const counted = new Proxy(candidates, {
      get: (target, key) => (key === Symbol.iterator && asked++, Reflect.get(target, key)),
    });
    const find = nearestOfMany(80);
    expect(['bike', 'bike', 'ride', 'bike', 'station'].map((word) => find(word, counted))).toEqual([
      'bikes',
      'bikes',
      'rides',
      'bikes',
      undefined,
    ]);
    // For the third word it is given up between two candidates.
    expect(asked).toBe(3);
  });

  it('is given up by the length of what is compared, too', () => {
    const long = 'abcdefgh'.repeat(200);
    expect(nearestOfMany(long.length ** 2)(`${long}x`, [`${long}y`])).toBe(`${long}y`);
    expect(nearestOfMany(long.length ** 2)(`${long}x`, [`${'z'.repeat(long.length)}`, `${long}y`])).toBeUndefined();
  });
});
