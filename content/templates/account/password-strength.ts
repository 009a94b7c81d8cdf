// How long a password would hold. In: the password, and what else the form knows. Out: a level and a sentence.
// An honest guess: it counts what an attacker would try first (known passwords, the person's own words, runs, repeats, years)
// as nearly nothing, and promises nothing beyond that.

export interface Strength {
  /** 0 for nothing typed, then 1 (weak) to 4 (strong). */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly label: string;
  /** What would help most, or how good it is. */
  readonly advice: string;
}

/** The heads of published lists; a server would look the whole password up in one. */
const knownWords = [
  'password', 'passwort', 'qwerty', 'azerty', 'letmein', 'welcome', 'admin', 'iloveyou', 'dragon', 'monkey', 'football',
  'sunshine', 'princess', 'master', 'login', 'secret', 'summer', 'winter', 'bicycle', 'velo',
];
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Rates a password. `ownWords` are what others know about its owner: the name, the e-mail address. */
export function passwordStrength(password: string, ownWords: readonly string[] = []): Strength {
  if (!password) return { level: 0, label: '', advice: '' };
  const own = ownWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  const { rest, found } = withoutGuesses(password.toLowerCase(), own);
  const bits = new Set(rest).size < 3 ? rest.length : rest.length * Math.log2(alphabetOf(password));
  const reason = found[0];
  if (bits < 36) return { level: 1, label: 'Weak', advice: reason ?? 'Too short to hold: add a few words.' };
  if (bits < 56) return { level: 2, label: 'Fair', advice: reason ?? 'One more unusual word would do much.' };
  if (bits < 72) return { level: 3, label: 'Good', advice: 'Good, if you use it nowhere else.' };
  return { level: 4, label: 'Strong', advice: 'Strong, if you use it nowhere else.' };
}

/** What is left to guess when everything obvious is taken as one character, and what was obvious. */
function withoutGuesses(text: string, own: readonly string[]): { rest: string; found: string[] } {
  const found: string[] = [];
  let rest = text;
  const take = (pattern: RegExp | string, reason: string) => {
    const next = rest.replaceAll(pattern, '*');
    if (next !== rest) found.push(reason);
    rest = next;
  };
  for (const word of own) take(word, 'It holds your name or address, which others know.');
  const plain = rest.replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e').replaceAll('@', 'a').replaceAll('$', 's');
  if (knownWords.some((word) => plain.includes(word))) rest = plain;
  for (const word of knownWords) take(word, `“${word}” is on every attacker’s list.`);
  for (const run of runs) for (const part of partsOf(run)) take(part, 'Keys in a row are tried first.');
  take(/(.)\1{2,}/gu, 'Repeating a character adds next to nothing.');
  take(/(.{2,})\1+/gu, 'Repeating a word adds next to nothing.');
  take(/(?:19|20)\d\d/g, 'Years are tried early.');
  return { rest, found };
}

/** All stretches of four and more, forwards and backwards, the longest first. */
function partsOf(run: string): string[] {
  const parts: string[] = [];
  for (let length = run.length; length >= 4; length--) {
    for (let start = 0; start + length <= run.length; start++) {
      const part = run.slice(start, start + length);
      parts.push(part, [...part].reverse().join(''));
    }
  }
  return parts;
}

function alphabetOf(password: string): number {
  const sizes: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d]/, 20],
  ];
  return sizes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
}
