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
export interface SiteOutput extends AsyncIterable<StreamedFile> {
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
    async *[Symbol.asyncIterator]() {
      const places = outputPlaces();
      try {
        const take = (file: StreamedFile, { name }: OutputPart): StreamedFile | undefined => {
          refuseOutside(file.path);
          if (!places.take(file.path, file.source)) return undefined;
          return 'make' in file ? timedFile(file, name, sources) : file;
        };
        for (const part of parts) {
          const files = part.files({ ...sources, onProblem });
          // Of a part that waits for nothing, no file is waited for.
          if (Symbol.asyncIterator in files) {
            for await (const file of files) {
              const taken = take(file, part);
              if (taken) yield taken;
            }
          } else {
            for (const file of timed(part.name, files, sources.trace)) {
              const taken = take(file, part);
              if (taken) yield taken;
            }
          }
        }
        problems.push(...places.problems);
      } finally {
        await sources.threads.close();
      }
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

/** The files of a part; each is named within a span. */
function* timed(part: string, files: Iterable<StreamedFile>, trace: Trace): Generator<StreamedFile> {
  if (!trace.isOn) return yield* files;
  const iterator = files[Symbol.iterator]();
  for (;;) {
    const { done, value: file } = trace.span('part', part, () => iterator.next());
    if (done) return;
    yield file;
  }
}

/**
 * The file, made within a span once somebody needs it and once what makes it is loaded: where nothing has to be made,
 * nothing is.
 */
function timedFile(file: KeyedFile, part: string, { renderer, trace }: Omit<OutputSources, 'onProblem'>): KeyedFile {
  const make = async () => {
    await renderer.load();
    return trace.span('part', part, file.make);
  };
  return { ...file, make };
}

function refuseOutside(path: string): void {
  if (path.includes('..') && path.split(/[\\/]/).includes('..'))
    throw new XdocsError(
      `The file ${path} would not lie in the output folder. Pathnames, redirects and the base cannot hold "..".`,
    );
}
