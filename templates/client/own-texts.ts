// The words of the page for all its scripts: the English ones, and over them those that the shell's HTML has because its
// language has others. So one script serves every language, and most pages carry no words for it.
import { scriptTexts } from '../../src/model/script-texts.ts';
import type { SpeakingRoot } from './texts.ts';

/** Hands the words out; before anything says one. */
export function knowTexts(page: Document): void {
  const { xdTexts = '{}' } = page.querySelector<HTMLElement>('.frame')?.dataset ?? {};
  (page.documentElement as SpeakingRoot).xdTexts = { ...scriptTexts, ...(JSON.parse(xdTexts) as object) };
}
