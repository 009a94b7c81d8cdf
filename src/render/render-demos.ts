// Renders demos to HTML, each twice: in two workers, which load its modules at different times; what is still in doubt,
// once more. In: compiled modules by demo. Out: a rendering per demo; a demo that throws, hangs or differs between the two
// becomes client-only, with a warning.
import type { DemoRendering } from '../model/demo.ts';
import type { IslandFacts } from '../model/docs-config.ts';
import type { Problem } from '../model/problem.ts';
import { noTrace, type Trace } from '../model/trace.ts';
import { countingDemos, isSame } from './doubtful-demos.ts';
import { runDemoWorker, type DemoModule, type DemoResult, type Occasion } from './demo-worker.ts';

export type { DemoModule } from './demo-worker.ts';

const noResult = 'it gave no result within 20 seconds';

/** Renders demos. */
export async function renderDemos(
  demos: readonly DemoModule[],
  facts: IslandFacts,
  trace: Trace = noTrace,
): Promise<DemoRendering[]> {
  const [built, visited] = await Promise.all([
    renderedAt('build', demos, facts, trace),
    // The other way round: what counts the demos before it differs, too.
    renderedAt('visit', [...demos].reverse(), facts, trace),
  ]);
  const counting = await countingDemos(demos, { built, visited }, (some) => renderedAt('build', some, facts, trace));
  return demos.map((demo) =>
    renderingOf(demo, built.get(demo.id)!, visited.get(demo.id)!, { isCounting: counting.has(demo.id) }),
  );
}

/**
 * Renders demos one after the other. A demo without a result after twenty seconds is skipped, and a new worker continues
 * with the next one.
 */
async function renderedAt(
  occasion: Occasion,
  demos: readonly DemoModule[],
  facts: IslandFacts,
  trace: Trace = noTrace,
): Promise<Map<string, DemoResult>> {
  const results = new Map<string, DemoResult>();
  let pending = [...demos];
  while (pending.length > 0) {
    const { needsNewWorker } = await runDemoWorker(pending, { facts, occasion, trace }, (result) =>
      results.set(result.id, result),
    );
    pending = pending.filter((demo) => !results.has(demo.id));
    const [timedOut] = pending;
    if (timedOut && !needsNewWorker) {
      results.set(timedOut.id, { id: timedOut.id, error: noResult });
      pending = pending.slice(1);
    }
  }
  return results;
}

/** The stacks of demos that throw at build, by their ids. */
export async function failuresOf(
  demos: readonly DemoModule[],
  facts: IslandFacts,
): Promise<ReadonlyMap<string, string>> {
  const results = await renderedAt('build', demos, facts);
  return new Map(
    [...results].flatMap(([id, result]) => ('stack' in result && result.stack ? [[id, result.stack]] : [])),
  );
}

/** Whether a demo timed out, which may not happen again another time or on another machine. */
export function gaveNoResult({ problems }: DemoRendering): boolean {
  return problems.some((problem) => problem.rule === 'demo-server-error' && problem.message === noResult);
}

function renderingOf(
  demo: DemoModule,
  built: DemoResult,
  visited: DemoResult,
  { isCounting }: { readonly isCounting: boolean },
): DemoRendering {
  const { id } = demo;
  const place = { severity: 'warning', file: demo.file, demo: demo.name ?? id } as const;
  const refused = (problem: Problem): DemoRendering => ({ id, styles: {}, problems: [problem] });
  if ('refused' in built)
    return refused({
      rule: 'demo-default-export',
      ...place,
      severity: 'error',
      ...(built.refused && { found: built.refused }),
    });
  const failed = [built, visited].find(
    (result) => 'error' in result && (result === built || result.error === noResult),
  );
  if (failed && 'error' in failed) return refused({ rule: 'demo-server-error', ...place, message: failed.error });
  if ('html' in built && 'html' in visited && isSame(built, visited) && !isCounting)
    return { id, html: built.html, styles: built.styles, problems: [] };
  return refused({ rule: 'demo-server-unstable', ...place });
}
