// What becomes of a package's own words about itself: whatever they are, the first page has no problem with them.
import { describe, expect, it } from 'vitest';
import { pageDescription } from '../../src/init/page-description.ts';
import { descriptionProblems } from '../../src/markdown/description-problems.ts';

const fallback = 'The documentation of Bell.';
const long = 'A bell for every handlebar, with a clapper that is heard from afar';

describe('the description of the first page', () => {
  it.each([
    ['React bells', 'React bells.'],
    ['  React\n bells. ', 'React bells.'],
    ['React bells!', 'React bells!'],
    ['React bells (and horns)', 'React bells (and horns).'],
    ['React bells 🔔', 'React bells 🔔.'],
    ['React bells, horns, …', 'React bells, horns.'],
    ['Bells...', 'Bells.'],
    ['自転車のベル', '自転車のベル。'],
    ['自転車のベル。', '自転車のベル。'],
  ])('is %j with its end', (words, expected) => expect(pageDescription(words, fallback)).toBe(expected));

  it('has the sentences that fit, where there are more', () => {
    const words = `${long}. ${long} e.g. by night. ${long}`;
    expect(pageDescription(words, fallback)).toBe(`${long}. ${long} e.g. by night.`);
    expect(pageDescription('鈴。'.repeat(100), fallback)).toBe('鈴。'.repeat(80));
  });

  it.each([undefined, '', ' \n ', 'Tired of horns?', '- ', `${long} `.repeat(3)])('is the fallback for %j', (words) =>
    expect(pageDescription(words, fallback)).toBe(fallback),
  );

  it.each([
    'React bells',
    `${long}. `.repeat(9),
    `${'鈴'.repeat(159)}鈴`,
    `${'a'.repeat(159)}b`,
    `${'🔔'.repeat(90)}.`,
  ])('breaks no rule of descriptions: %j', (words) =>
    expect(
      descriptionProblems(pageDescription(words, fallback), { severity: 'error', file: 'x', line: 1, column: 1 }),
    ).toEqual([]),
  );
});
