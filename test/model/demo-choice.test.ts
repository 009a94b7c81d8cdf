// Which variant a choice shows, and which choices an element of the page stands for.
import { describe, expect, it } from 'vitest';
import { allChoices, choiceKey, choiceOf, chosenVariant, shownFor } from '../../src/model/demo-choice.ts';

const variantsOf = (...words: string[]) => words.map(choiceOf);

describe('the chosen variant', () => {
  it.each([
    ['is of the styling and the language', ['system-ts', 'system-js', 'css-ts', 'css-js'], 'css-js', 'css-js'],
    [
      'is of the first styling where the demo lacks the chosen one',
      ['system-ts', 'css-js'],
      'tailwind-ts',
      'system-ts',
    ],
    ['is in the language that the styling has', ['system-ts', 'system-js', 'css-js'], 'css-ts', 'css-js'],
    ['is the only one', ['system-js'], 'system-ts', 'system-js'],
  ])('%s', (_, words, choice, expected) => {
    expect(choiceKey(chosenVariant(variantsOf(...words), choiceOf(choice))!)).toBe(expected);
  });

  it('is none of none', () => expect(chosenVariant([], allChoices[0]!)).toBeUndefined());
});

it('an element stands for a language, for some choices, or for all of them', () => {
  expect(shownFor(({ language }) => language === 'js')).toBe('js');
  expect(shownFor(({ styling }) => styling === 'css')).toBe('css-ts css-js');
  expect(shownFor(({ styling, language }) => language === 'js' || styling === 'system')).toBe('system-ts js');
  expect(shownFor(() => true)).toBeUndefined();
});
