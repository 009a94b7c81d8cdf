// How often the demos of a site give each prop to a component, by their sources. Out: the props that readers meet most
// come first.
import type { Demo } from '../model/demo.ts';

/** The number of demos that write each prop on an element of the component. */
export function propUsage(component: string, demos: Iterable<Demo>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { variants } of demos) {
    const files = variants[0]?.ts ?? variants[0]?.js ?? [];
    const names = new Set(files.flatMap(({ code }) => attributesOf(code, component)));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Names of the attributes of a component's elements: words outside of braces and quotes, up to the end of each tag. */
function attributesOf(code: string, component: string): string[] {
  const names: string[] = [];
  const opening = `<${component}`;
  for (let at = code.indexOf(opening); at >= 0; at = code.indexOf(opening, at + 1)) {
    const start = at + opening.length;
    if (!/[\s/>]/.test(code[start] ?? '')) continue;
    names.push(...wordsOf(code, start));
  }
  return names;
}

function wordsOf(code: string, start: number): string[] {
  const words: string[] = [];
  let depth = 0;
  let word = '';
  for (let at = start; at < code.length; at++) {
    const character = code[at]!;
    const isWord = depth === 0 && /[\w$-]/.test(character);
    if (isWord) word += character;
    else if (word) {
      words.push(word);
      word = '';
    }
    if (character === '"' || character === "'" || character === '`') {
      const end = code.indexOf(character, at + 1);
      if (end < 0) break;
      at = end;
    } else if (character === '{') depth++;
    else if (character === '}') depth--;
    else if (character === '>' && depth === 0) break;
  }
  return words;
}
