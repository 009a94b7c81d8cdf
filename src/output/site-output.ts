// The output of a site: what its parts claim, the file at one path, and the stream of all files.
import type { KeyedFile, OutputFile, StreamedFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import { XdocsError } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import type { Trace } from '../model/trace.ts';
import type { OutputPart, OutputRequest, OutputSources } from './output-part.ts';
import { outputParts } from './output-parts.ts';
import { outputPlaces } from './output-places.ts';

/** The files of the output, made one by one as they are asked for: no more than a few pages are in memory. */
export interface SiteOutput extends Iterable<StreamedFile> {
  /** What went wrong while files were made, and files that have no place beside others; complete once all are made. */
  readonly problems: readonly Problem[];
}

/** The paths that a site's files will have, but for those that are named by their content. */
export function claimedPaths(site: Site, parts: readonly OutputPart[] = outputParts): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const part of parts) for (const { path } of part.claims(site)) paths.add(path);
  return paths;
}

/**
 * Every file of the output, each place once.
 *
 * @throws XdocsError, while it is iterated, for a file that would not lie in the output folder, and where no page can be
 *   rendered at all
 */
export function siteOutput(
  sources: Omit<OutputSources, 'onProblem'>,
  parts: readonly OutputPart[] = outputParts,
): SiteOutput {
  const problems: Problem[] = [];
  const onProblem = (problem: Problem) => void problems.push(problem);
  return {
    problems,
    *[Symbol.iterator]() {
      const places = outputPlaces();
      for (const part of parts) {
        for (const file of timed(part.name, part.files({ ...sources, onProblem }), sources.trace)) {
          refuseOutside(file.path);
          if (places.take(file.path, file.source)) yield 'make' in file ? loadedFirst(file, sources.renderer) : file;
        }
      }
      problems.push(...places.problems);
    },
  };
}

/** The file at a path, of the first part that has one. */
export async function outputFileAt(
  path: string,
  sources: OutputSources,
  request: OutputRequest,
  parts: readonly OutputPart[] = outputParts,
): Promise<OutputFile | undefined> {
  for (const part of parts) {
    const file = await part.fileAt(path, sources, request);
    if (file) return file;
  }
  return undefined;
}

/** The files of a part; each is made within a span of its own, now or when somebody needs it. */
function* timed(part: string, files: Iterable<StreamedFile>, trace: Trace): Generator<StreamedFile> {
  const iterator = files[Symbol.iterator]();
  for (;;) {
    const { done, value: file } = trace.span('part', part, () => iterator.next());
    if (done) return;
    yield 'make' in file ? { ...file, make: () => trace.span('part', part, file.make) } : file;
  }
}

/** The file, made once what makes it is loaded: where nothing has to be made, nothing is. */
function loadedFirst({ make, ...file }: KeyedFile, renderer: OutputSources['renderer']): KeyedFile {
  const makeLoaded = async () => {
    await renderer.load();
    return make();
  };
  return { ...file, make: makeLoaded };
}

function refuseOutside(path: string): void {
  if (path.split(/[\\/]/).includes('..'))
    throw new XdocsError(
      `The file ${path} would not lie in the output folder. Pathnames, redirects and the base cannot hold "..".`,
    );
}
