// The process in which pages are made, so that one that hangs or crashes can be ended. In: the seeds, as arguments. Out: a
// message before each page and one after it. Between them a good page is made again: it must never change.
import { faultsOf, pageFrom } from './check-page.ts';
import { mutatedPage } from './mutate.ts';

/** What became of one page. */
export interface FuzzedPage {
  readonly seed: number;
  readonly made: string;
  readonly characters: number;
  readonly ms: number;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly faults: readonly string[];
}

const neighbour = '# Neighbour\n\n<p class="description">A *good* page.</p>\n\n## Part\n\nText[^1] with **marks**, <kbd>keys</kbd> and a [link](/a/).\n\n- a\n- b\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```tsx\nconst a = 1;\n```\n\n:::info\nSaid.\n:::\n\n[^1]: Note.\n';
const expected = JSON.stringify(pageFrom(neighbour));

const [from = 0, to = 0] = process.argv.slice(2).map(Number);
for (let seed = from; seed < to; seed++) {
  const { text, made } = mutatedPage(seed);
  process.send?.({ starts: seed, made });
  const start = performance.now();
  // Each tenth as a site with remark plugins has it.
  const fuzzed = fuzz(text, seed % 10 === 9);
  const ms = performance.now() - start;
  const faults = [...fuzzed.faults, ...(JSON.stringify(pageFrom(neighbour)) === expected ? [] : ['the neighbour page has changed'])];
  process.send?.({ done: { seed, made, characters: text.length, ms, ...fuzzed, faults } satisfies FuzzedPage });
}
process.disconnect?.();

function fuzz(text: string, reference: boolean): Pick<FuzzedPage, 'kind' | 'rules' | 'faults'> {
  try {
    const page = pageFrom(text, { reference });
    return { kind: page.kind, rules: [...new Set(page.problems.map(({ rule }) => rule))], faults: faultsOf(page, text) };
  } catch (error) {
    return { kind: 'thrown', rules: [], faults: [`thrown: ${(error as Error).stack?.split('\n').slice(0, 4).join(' ') ?? String(error)}`] };
  }
}
