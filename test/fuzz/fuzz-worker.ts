// The process in which pages are made, so that one that hangs or crashes can be ended. In: the first seed, the last, the
// step between them, and a size where they count large pages. Out: a message before each page and one after it. Between them a good page is
// made again: it must never change.
import { faultsOf, pageFrom } from './check-page.ts';
import { largePages } from './large-pages.ts';
import { mutatedPage } from './mutate.ts';
import { shellFaults } from './page-shell.ts';

/** What became of one page. */
export interface FuzzedPage {
  readonly seed: number;
  readonly made: string;
  readonly characters: number;
  /** Of processor time, so that other work on the machine does not show. */
  readonly ms: number;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly faults: readonly string[];
}

const neighbour =
  '# Neighbour\n\n<p class="description">A *good* page.</p>\n\n## Part\n\nText[^1] with **marks**, <kbd>keys</kbd> and a [link](/a/).\n\n- a\n- b\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```tsx\nconst a = 1;\n```\n\n:::info\nSaid.\n:::\n\n[^1]: Note.\n';
const expected = JSON.stringify(pageFrom(neighbour));

const [from = 0, to = 0, step = 1, size] = process.argv.slice(2).map(Number);
const pageOf = (seed: number) =>
  size ? { text: largePages[seed]!.text(size), made: largePages[seed]!.name } : mutatedPage(seed);
for (let seed = from; seed < (size ? Math.min(to, largePages.length) : to); seed += step) {
  const { text, made } = pageOf(seed);
  process.send?.({ starts: seed, made });
  // Each tenth as a site with remark plugins has it.
  const fuzzed = fuzz(text, !size && seed % 10 === 9);
  const faults = [
    ...fuzzed.faults,
    ...(JSON.stringify(pageFrom(neighbour)) === expected ? [] : ['the neighbour page has changed']),
  ];
  process.send?.({ done: { seed, made, characters: text.length, ...fuzzed, faults } satisfies FuzzedPage });
}
process.disconnect?.();

function fuzz(text: string, reference: boolean): Pick<FuzzedPage, 'ms' | 'kind' | 'rules' | 'faults'> {
  const start = process.cpuUsage();
  try {
    const page = pageFrom(text, { reference });
    const ms = since(start);
    return {
      ms,
      kind: page.kind,
      rules: [...new Set(page.problems.map(({ rule }) => rule))],
      faults: [...faultsOf(page, text), ...(size ? [] : shellFaults(page))],
    };
  } catch (error) {
    return {
      ms: since(start),
      kind: 'thrown',
      rules: [],
      faults: [`thrown: ${(error as Error).stack?.split('\n').slice(0, 4).join(' ') ?? String(error)}`],
    };
  }
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
