// Entry of the threads that render pages. In: the view of a page. Out: its HTML.
import { Tinypool, workerId } from 'tinypool';
import { evaluateRenderer } from '../bundle/evaluate-renderer.ts';
import { noTrace, recordingTrace } from '../model/trace.ts';
import { closedBranches, documentRenderer } from '../render/document-renderer.ts';
import type { ViewedPage } from '../site/page-view-of.ts';
import type { RenderedHtml, RenderThreadData } from './render-threads.ts';

const { facts, shells, code, build, smallModules, isTraced } = Tinypool.workerData as RenderThreadData;
const recording = isTraced ? recordingTrace() : undefined;
const trace = recording ?? noTrace;
const shellOf = (locale: string) => shells.get(locale)!;
const small = new Set(smallModules);
const renderer = await evaluateRenderer(code, false);
const render = documentRenderer({
  ...facts,
  renderer,
  shellOf,
  branches: closedBranches(facts, renderer, (locale) => shellOf(locale).frame),
  build: () => build,
  isSmallModule: (module) => small.has(module),
});
/** What was told already. */
let told = 0;

/** Renders a page. */
export function renderPage({ view, renderings }: ViewedPage): RenderedHtml {
  const html = trace.span('render', view.url, () => render(view, renderings));
  const spans = recording?.spans.slice(told) ?? [];
  told += spans.length;
  return { html, thread: `render ${workerId}`, spans };
}
