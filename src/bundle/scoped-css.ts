// CSS that touches one part of a document only. In: a style sheet and an attribute's selector. Out: the same rules for
// elements that have the attribute or stand in one that has it, and nothing for the rest of the document.
// `@scope` is no help: it leaves out the element itself, which of a popup is the one that has the demo's classes.

/** Closing brackets by the opening ones. */
const brackets: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
/** At-rules with rules inside. */
const groups = /^@(?:media|supports|layer|container|starting-style|scope)\b/;
const pseudoElement = /:(?::|(?:before|after|first-line|first-letter)\b)/y;

/**
 * Limits rules to a part of the document. Names of animations and registrations of custom properties would count for
 * all of it: the former get a prefix, of the latter the initial values are set in the part, in a first layer
 * `properties`.
 *
 * @param css without nested rules, or with such as stand in a rule that is limited itself
 * @param scope the selector of the elements that the part begins with
 * @param prefix of names of animations
 */
export function scopedCss(css: string, scope: string, prefix: string): string {
  const initial: string[] = [];
  const within = `:where(${scope},${scope} *)`;
  const rules = rulesIn(withOwnAnimations(css, prefix), (selector) => scoped(selector, scope, within), initial);
  if (initial.length === 0) return rules;
  const everything = ['*', '::before', '::after', '::backdrop'].map((one) => scoped(one, scope, within));
  return `@layer properties{${everything.join(',')}{${initial.join(';')}}}${rules}`;
}

/** The rules of a style sheet or group, with other selectors and without registrations, which go to `initial`. */
function rulesIn(css: string, ofSelector: (selector: string) => string, initial: string[]): string {
  let result = '';
  let start = 0;
  for (let index = 0; index < css.length; index = after(css, index)) {
    const isComment = css.startsWith('/*', index);
    if (isComment || css[index] === ';') {
      const end = isComment ? after(css, index) : index + 1;
      result += css.slice(start, end);
      start = end;
    } else if (css[index] === '{') {
      const end = after(css, index);
      const head = css.slice(start, index).trim();
      const body = css.slice(index + 1, css[end - 1] === '}' ? end - 1 : end);
      start = end;
      if (head.startsWith('@property')) initial.push(`${head.slice(9).trim()}:${initialValueIn(body)}`);
      else if (groups.test(head)) result += `${head}{${rulesIn(body, ofSelector, initial)}}`;
      else if (head.startsWith('@')) result += `${head}{${body}}`;
      else result += `${[...new Set(partsOf(head).map(ofSelector))].join(',')}{${body}}`;
    }
  }
  return result + css.slice(start);
}

function initialValueIn(registration: string): string {
  return /initial-value\s*:\s*([^;]+)/.exec(registration)?.[1]?.trim() ?? 'initial';
}

/** A selector that matches within the part only: what it is about, before any pseudo-element, gets a condition. */
function scoped(selector: string, scope: string, within: string): string {
  if (/^(?::root|:host)$/.test(selector)) return scope;
  let at = 0;
  const isPseudoElement = () => {
    pseudoElement.lastIndex = at;
    return pseudoElement.test(selector);
  };
  while (at < selector.length && !isPseudoElement()) at = after(selector, at);
  return selector.slice(0, at) + within + selector.slice(at);
}

/** A list of selectors, split at its commas. */
function partsOf(list: string): string[] {
  const parts = [''];
  for (let index = 0; index < list.length;) {
    const next = after(list, index);
    if (list[index] === ',') parts.push('');
    else parts[parts.length - 1] += list.slice(index, next);
    index = next;
  }
  return parts.map((part) => part.trim());
}

/** Where CSS goes on after what stands at an index: a text, a comment, an escape, a bracket with all in it, a character. */
function after(css: string, index: number): number {
  const character = css[index]!;
  if (character === '\\') return index + 2;
  if (css.startsWith('/*', index)) {
    const end = css.indexOf('*/', index + 2);
    return end < 0 ? css.length : end + 2;
  }
  if (character === '"' || character === "'") {
    let end = index + 1;
    while (end < css.length && css[end] !== character) end += css[end] === '\\' ? 2 : 1;
    return Math.min(end + 1, css.length);
  }
  const closing = brackets[character];
  if (!closing) return index + 1;
  let end = index + 1;
  while (end < css.length && css[end] !== closing) end = after(css, end);
  return Math.min(end + 1, css.length);
}

/** Renames the animations that a style sheet defines, and where it uses them. */
function withOwnAnimations(css: string, prefix: string): string {
  const names = new Set([...css.matchAll(/@(?:-\w+-)?keyframes\s+([\w-]+)/g)].map(([, name]) => name!));
  if (names.size === 0) return css;
  const anyName = new RegExp(`(?<![\\w-])(?:${[...names].join('|')})(?![\\w-])`, 'g');
  const renamed = (text: string) => text.replace(anyName, (name) => prefix + name);
  return css
    .replace(/(@(?:-\w+-)?keyframes\s+)([\w-]+)/g, (_, rule: string, name: string) => rule + renamed(name))
    .replace(
      /([;{]\s*(?:(?:-webkit-)?animation(?:-name)?|--animate-[\w-]+)\s*:)([^;}]*)/g,
      (_, property: string, value: string) => property + renamed(value),
    );
}
