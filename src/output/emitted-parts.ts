// Files that are made from the site as a whole: what emitters make, and the index of the search.
import type { EmittedFile, Emitter } from '../emit/emitter.ts';
import type { OutputFile } from '../model/output-file.ts';
import { searchManifestUrl } from '../model/search-index.ts';
import type { Site } from '../model/site.ts';
import type { OutputPart, OutputSources, PlainPart } from './output-part.ts';

/** The files of an emitter as a part of the output. */
export function emitted(name: string, emitter: Emitter): PlainPart {
  // An emitter may go through all pages to say which files it has; a dev server asks it at every request.
  const lists = new WeakMap<Site, ReadonlyMap<string, EmittedFile>>();
  const filesOf = (site: Site) => {
    const list = lists.get(site) ?? new Map(emitter(site).map((file) => [file.path, file]));
    lists.set(site, list);
    return list;
  };
  const made = ({ text, ...claim }: EmittedFile, { emit }: OutputSources): OutputFile => ({
    ...claim,
    contents: text(emit),
  });
  return {
    name,
    needsAllPages: true,
    claims: emitter,
    fileAt(path, sources) {
      const file = filesOf(sources.site).get(path);
      return file && made(file, sources);
    },
    *files(sources) {
      for (const file of emitter(sources.site)) yield made(file, sources);
    },
  };
}

/** The index of the search. Of its files only the manifests are not named by their content. */
export const searchIndex: OutputPart = {
  name: 'search',
  needsAllPages: true,
  claims: ({ config }) => config.locales.map((locale) => ({ path: searchManifestUrl(config.base, locale).slice(1) })),
  fileAt(path, { search }) {
    const contents = search().answer(`/${path}`);
    return contents === undefined ? undefined : { path, contents };
  },
  async *files({ search }) {
    await search().ready();
    yield* search().files();
  },
};
