// A project to its output and its problems: what `build` writes and `check` only goes through.
import { loadSite, type Loaded } from '../load/load-site.ts';
import { pageDates } from '../load/page-dates.ts';
import type { Project } from '../load/project.ts';
import type { BuildNote } from '../model/build-result.ts';
import type { Problem } from '../model/problem.ts';
import { siteIslands } from '../site/component-islands.ts';
import { beginDemos, type BegunDemos } from './begun-demos.ts';
import { licenceNotes } from './licence-notes.ts';
import { outputSources } from './output-sources.ts';
import { problemsOf } from './problems-of.ts';
import { readyDemos } from './ready-demos.ts';
import { readyEditor } from './ready-editor.ts';
import { compiledTemplates } from './ready-templates.ts';
import { beginSearch } from './begun-search.ts';
import { siteOutput, type SiteOutput } from './site-output.ts';
import { socialImages } from './social-images.ts';

export interface MadeSite {
  readonly loaded: Loaded;
  readonly output: SiteOutput;
  readonly notes: readonly BuildNote[];
  /**
   * Everything that is wrong with the site; complete once the output has been gone through.
   *
   * @param more what one command alone has found
   */
  problems(more?: readonly Problem[]): Problem[];
}

export interface MakeOptions {
  /** Told when a step ends, and how many things it was about. */
  readonly onStep?: (step: string, count: number) => void;
}

/** Loads, bundles and renders a project's site; its pages are rendered while the output is gone through. */
export async function makeSite(project: Project, { onStep = () => undefined }: MakeOptions = {}): Promise<MadeSite> {
  const { trace } = project;
  const templatesMade = trace.step('templates', () => compiledTemplates(project));
  // Git works beside the rest; it is waited for where pages are rendered.
  const dates = pageDates();
  const datesRead = trace.step('dates of commits', () => dates.read(project));
  // Neither must be left without a listener while the site is loaded.
  for (const started of [templatesMade, datesRead]) started.catch(() => undefined);
  let begun: BegunDemos | undefined;
  const loaded = await loadSite(project, {
    onStep,
    onIslands: (sources, files) => (begun = beginDemos(project, sources, files)),
  });
  const { site, files } = loaded;
  const templates = await templatesMade;
  const [demos, social, editor] = await Promise.all([
    readyDemos(project, siteIslands(site), files, { hasCosts: true, begun }),
    trace.step('cards of links', () => socialImages(project, site)),
    site.demos.size > 0 ? trace.step('editor', () => readyEditor(project)) : undefined,
  ]);
  onStep('bundles', demos.files.length + templates.files.length);
  const dateProblems = await datesRead;
  const sources = outputSources({ project, loaded, templates, demos, dates, social, editor });
  beginSearch(project, sources.search);
  await sources.renderer.prepare();
  const output = siteOutput(sources);
  return {
    loaded,
    output,
    notes: licenceNotes(demos.renderings.values()),
    problems: (more = []) =>
      trace.span('step', 'check', () => problemsOf(site, [demos.problems, output.problems, dateProblems, more])),
  };
}
