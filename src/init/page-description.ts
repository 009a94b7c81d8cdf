// The description of the first page. In: what a package.json says of its library, in any form. Out: a sentence, or several,
// that a page may have.
import { descriptionLimit, sentenceEnd } from '../model/description.ts';

/**
 * The package's own words with a full stop. Of too many, the sentences that fit; half a sentence would read worse than the
 * fallback.
 *
 * @param fallback a valid description, where there are no words, or none that make one
 */
export function pageDescription(words: string | undefined, fallback: string): string {
  const plain = (words ?? '').replaceAll(/\s+/g, ' ').trim();
  const sentence = withEnd(plain.replace(/[\s,;:…]+$|\s*\.{2,}$/, ''));
  if (sentence !== undefined && sentence.length <= descriptionLimit) return sentence;
  return firstSentences(plain) ?? fallback;
}

/** With the full stop of its script; `undefined` where none can follow: after a question, or nothing. */
function withEnd(text: string): string | undefined {
  if (sentenceEnd.test(text)) return text;
  if (!/[\p{L}\p{M}\p{N}\p{S}\p{Pe}\p{Pf}"'`*_]$/u.test(text)) return undefined;
  return text + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.');
}

/** As many whole sentences from the beginning as a description may have. A new one begins with a capital letter. */
function firstSentences(text: string): string | undefined {
  const [latin] = /^.*[.!](?= \p{Lu})/u.exec(text.slice(0, descriptionLimit + 2)) ?? [];
  return latin ?? /^.*[。！।۔]/u.exec(text.slice(0, descriptionLimit))?.[0];
}
