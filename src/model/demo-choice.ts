// Which of a demo's variants is shown for what a reader has chosen: one rule for the page, its first paint and its script.
import type { DemoLanguage, DemoStyling } from './demo.ts';

/** What a reader may choose; the first of each holds where nothing was chosen. */
export const codeStylings: readonly DemoStyling[] = ['system', 'tailwind', 'css'];
const codeLanguages: readonly DemoLanguage[] = ['ts', 'js'];

export interface CodeChoice {
  readonly styling: DemoStyling;
  readonly language: DemoLanguage;
}

/** A styling and a language as one word: `system-ts`. */
export type ChoiceKey = `${DemoStyling}-${DemoLanguage}`;

/** The word of a choice. */
export function choiceKey({ styling, language }: CodeChoice): ChoiceKey {
  return `${styling}-${language}`;
}

/** The choice of a word that {@link choiceKey} made. */
export function choiceOf(key: string): CodeChoice {
  const [styling, language] = key.split('-');
  return { styling: styling as DemoStyling, language: language as DemoLanguage };
}

/** Every choice. */
export const allChoices: readonly CodeChoice[] = codeStylings.flatMap((styling) =>
  codeLanguages.map((language) => ({ styling, language })),
);

/**
 * The variant that a choice shows: of its styling, or of the first one where the demo lacks that; in its language, or in
 * the first one of that styling. Nothing where there are no variants.
 */
export function chosenVariant<Variant extends CodeChoice>(
  variants: readonly Variant[],
  { styling, language }: CodeChoice,
): Variant | undefined {
  const of = (wanted: DemoStyling | undefined) => variants.filter((variant) => variant.styling === wanted);
  const own = of(styling);
  const styled = own.length > 0 ? own : of(variants[0]?.styling);
  return styled.find((variant) => variant.language === language) ?? styled[0];
}

/**
 * The words that an element stands for in the page: those of all choices for which `isShown` holds; a language alone
 * where the styling makes no difference; nothing where it is shown for each choice. The style sheet hides it for others.
 */
export function shownFor(isShown: (choice: CodeChoice) => boolean): string | undefined {
  const words = codeLanguages.flatMap((language) => {
    const shown = codeStylings.filter((styling) => isShown({ styling, language }));
    return shown.length === codeStylings.length ? [language] : shown.map((styling) => choiceKey({ styling, language }));
  });
  return words.join(' ') === codeLanguages.join(' ') ? undefined : words.join(' ');
}
