// How long a password would hold. In: the password, and what else the form knows. Out: a level and
// a sentence. An honest guess, rather too low than too high: what attackers try first (known
// passwords, the person's own words, runs of keys, repeats, years) counts as next to nothing, and
// letters in a row count as a word, because they mostly are one.

export interface Strength {
  /** 0 for nothing typed, then 1 (weak) to 4 (strong). */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly label: string;
  /** What would help most, or how good it is. */
  readonly advice: string;
}

/** The heads of published lists; a server would look the whole password up in one. */
const knownWords = [
  'password',
  'passwort',
  'qwerty',
  'azerty',
  'letmein',
  'welcome',
  'admin',
  'iloveyou',
  'dragon',
  'monkey',
  'football',
  'sunshine',
  'princess',
  'master',
  'login',
  'secret',
  'summer',
  'winter',
  'bicycle',
  'velo',
];
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that people write as digits or signs. */
const writtenFor: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** The more characters, the longer this takes; what comes later changes nothing any more. */
const longest = 128;

// In bits: each doubles the number of guesses.
const bitsOfLetter = 4.7;
const bitsOfWord = 16;
const longestWord = 12;
const bitsOfDigit = 3.3;
const bitsOfSign = 4.4;
const bitsOfKnown = 5;

/**
 * Rates a password. `ownWords` are what others know about its owner: the name, the e-mail address.
 */
export function passwordStrength(password: string, ownWords: readonly string[] = []): Strength {
  if (!password) return { level: 0, label: '', advice: '' };
  const text = password.slice(0, longest).toLowerCase();
  const { isKnown, reason } = knownPartsOf(text, ownWords);
  const bits = bitsOf(text, isKnown);
  if (bits < 34)
    return { level: 1, label: 'Weak', advice: reason ?? 'Too easy to guess: add a few words.' };
  if (bits < 48)
    return { level: 2, label: 'Fair', advice: reason ?? 'One more unusual word would do much.' };
  if (bits < 62) return { level: 3, label: 'Good', advice: 'Keep it for this account alone.' };
  return { level: 4, label: 'Strong', advice: 'Keep it for this account alone.' };
}

/**
 * Marks the characters that an attacker does not have to guess, and says why the first of them are
 * marked.
 */
function knownPartsOf(
  text: string,
  ownWords: readonly string[],
): { isKnown: boolean[]; reason: string | undefined } {
  const isKnown = Array.from({ length: text.length }, () => false);
  let reason: string | undefined;
  const mark = (start: number, length: number, why: string) => {
    isKnown.fill(true, start, start + length);
    reason ??= why;
  };
  const plain = text.replace(/[013457@$]/g, (sign) => writtenFor[sign] ?? sign);
  const markWord = (word: string, why: string) => {
    for (const written of new Set([text, plain])) {
      for (let at = written.indexOf(word); at >= 0; at = written.indexOf(word, at + 1))
        mark(at, word.length, why);
    }
  };
  const own = ownWords
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);
  for (const word of own) markWord(word, 'It holds your name or address, which others know.');
  for (const word of knownWords) markWord(word, `“${word}” is on every attacker’s list.`);
  for (const run of runs) {
    for (const line of [run, [...run].reverse().join('')]) {
      for (let start = 0; start + 4 <= line.length; start++)
        markWord(line.slice(start, start + 4), 'Keys in a row are tried first.');
    }
  }
  for (const { index, 0: all, 1: part = '' } of text.matchAll(/(.+?)\1+/g)) {
    // A double letter is in many words.
    if (all.length > 2)
      mark(
        index + part.length,
        all.length - part.length,
        'Repeating something adds next to nothing.',
      );
  }
  for (const { index } of text.matchAll(/(?:19|20)\d\d/g)) mark(index, 4, 'Years are tried early.');
  return { isKnown, reason };
}

/** The guesses that the rest needs, known parts counted as entries of a short list. */
function bitsOf(text: string, isKnown: readonly boolean[]): number {
  const shape = Array.from({ length: text.length }, (_, index) =>
    isKnown[index] ? '\n' : text.charAt(index),
  ).join('');
  let bits = 0;
  for (const [part] of shape.matchAll(/\n+|\p{L}+|\d|[^]/gu)) {
    if (part.startsWith('\n')) bits += bitsOfKnown;
    else if (/\p{L}/u.test(part))
      bits +=
        Math.min(part.length * bitsOfLetter, bitsOfWord) +
        Math.max(0, part.length - longestWord) * bitsOfLetter;
    else bits += /\d/.test(part) ? bitsOfDigit : bitsOfSign;
  }
  return bits;
}
