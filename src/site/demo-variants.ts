// What a page holds of a demo's variants so that its first paint is right whatever its reader has chosen: previews, and
// names of files, where they differ. In: a demo. Out: parts of its view.
import { allChoices, chosenVariant, shownFor, type CodeChoice } from '../model/demo-choice.ts';
import { shownVariants, type Demo, type DemoLanguage } from '../model/demo.ts';
import type { DemoView } from '../model/view.ts';

type CodeBlock = (code: string, language: string) => string;

/** The previews of all choices, each once; nothing where all have the same one. */
export function previewsOf(demo: Demo, codeBlock: CodeBlock): DemoView['previews'] {
  const variants = shownVariants(demo);
  const textFor = (choice: CodeChoice) => {
    const { styling, language } = chosenVariant(variants, choice) ?? choice;
    return demo.variants.find((variant) => variant.styling === styling)?.previews[language] ?? '';
  };
  const texts = [...new Set(allChoices.map(textFor))];
  if (texts.length < 2) return undefined;
  return texts
    .filter(Boolean)
    .map((text) => ({ html: codeBlock(text, 'tsx'), shownFor: shownFor((choice) => textFor(choice) === text)! }));
}

/** The names of the first variant's files in a language, one for each file that it has in the other; else nothing. */
export function namesIn(language: DemoLanguage, { variants: [first] }: Demo): readonly string[] | undefined {
  const own = first?.[language];
  const shown = first?.ts ?? first?.js ?? [];
  return own?.length === shown.length ? own.map(({ name }) => name) : undefined;
}

/** How many lines a text has, and letters its longest line: the room that it takes as code. */
export function roomOf(code: string): { readonly lines: number; readonly columns: number } {
  const lines = code.replace(/\n$/, '').split('\n');
  return { lines: lines.length, columns: Math.max(...lines.map((line) => line.length)) };
}
