// The files that emitters make of a site, without a disk.
import type { EmitSources, Emitter } from '../../src/emit/emitter.ts';
import type { StreamedFile } from '../../src/model/output-file.ts';
import type { Site } from '../../src/model/site.ts';
import { outputParts } from '../../src/output/output-parts.ts';
import type { OutputSources } from '../../src/output/output-part.ts';

/** Texts by path, of one emitter. */
export function textsOf(emitter: Emitter, site: Site, sources: Partial<EmitSources> = {}): Map<string, string> {
  return new Map(emitter(site).map(({ path, text }) => [path, text({ site, ...sources })]));
}

/** Texts by path, of every emitter of the output. */
export function emittedTexts(site: Site): Map<string, string> {
  const sources = { site, emit: { site } } as OutputSources;
  const parts = outputParts.filter(({ name, needsAllPages }) => needsAllPages && name !== 'search');
  const files = parts.flatMap((part) => [...(part.files(sources) as Iterable<StreamedFile>)]);
  return new Map(files.map((file) => [file.path, 'contents' in file ? String(file.contents) : '']));
}
