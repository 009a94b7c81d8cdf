// What the parts of the output are made from, put together from a loaded site and what was bundled for it.
import type { CompiledEditor } from '../bundle/compile-editor.ts';
import { contentHash } from '../disk/read-sources.ts';
import { searchFiles, type SearchFiles } from '../emit/search-files.ts';
import type { ShardWords } from '../emit/search-lexicon.ts';
import type { LocaleMemory } from '../emit/search-memory.ts';
import { storeOf } from '../load/cache.ts';
import type { Loaded } from '../load/load-site.ts';
import { assetsPath } from '../model/address.ts';
import { apiDemos } from '../site/api-section.ts';
import type { DemoFiles, OutputSources } from './output-part.ts';
import { readyEditor } from './ready-editor.ts';
import { renderThreads } from './render-threads.ts';
import { siteRenderer, type RenderSources } from './site-renderer.ts';

/** What an index of the search leaves for the next one, by language; and the words of its shards, by their names. */
const searchStore = storeOf<LocaleMemory>('search');
const searchWordStore = storeOf<ShardWords>('search-words');

export interface OutputIngredients extends Omit<RenderSources, 'site'> {
  readonly loaded: Pick<Loaded, 'site' | 'bodies' | 'files'>;
  /** Where the files of demos come from. Default: they are bundled. */
  readonly demoFiles?: DemoFiles;
  /** The editor of demos. Default: it is compiled when it is asked for. */
  readonly editor?: CompiledEditor | undefined;
}

/** Prepares the renderer and what else parts share; the index of the search is made when it is first asked for. */
export function outputSources({
  loaded,
  demoFiles,
  editor,
  ...ingredients
}: OutputIngredients): Omit<OutputSources, 'onProblem'> {
  const { site, bodies, files } = loaded;
  const { demos, social, dates, project } = ingredients;
  const assets = assetsPath(site.config.base);
  const renderer = siteRenderer({
    ...ingredients,
    site,
    // Where demos are bundled one by one, nobody knows all files.
    furtherFiles: demoFiles ? undefined : editor ? [editor.editor, editor.runner].map(({ name }) => assets + name) : [],
  });
  let search: SearchFiles | undefined;
  let editorMade: Promise<CompiledEditor> | undefined;
  let demosOf: ReturnType<typeof apiDemos> | undefined;
  return {
    site,
    bodies,
    files,
    renderer,
    threads: renderThreads(project, renderer.threadData),
    trace: project.trace,
    demos: demoFiles ?? {
      files: demos.files,
      fileAt(path) {
        const file = demos.files.find((one) => one.path === path);
        return file && { path, ...file.make() };
      },
    },
    editor: {
      ...(editor && { made: editor }),
      make: () => (editorMade ??= readyEditor(project)),
      moduleOf: (id) => demos.modules.get(id),
      costOf: (id) => demos.costs?.get(id) ?? 0,
      // Bundled for a request means bundled with the page alone.
      shared: demoFiles === undefined,
    },
    ...(social && { social }),
    search: () =>
      (search ??= searchFiles(site, bodies, contentHash, {
        locales: project.cache.open(searchStore),
        words: project.cache.open(searchWordStore),
      })),
    emit: {
      site,
      head: renderer.head,
      timeOf: dates?.timeOf,
      demosOf: (pathname) => (demosOf ??= apiDemos(site))(pathname),
    },
  };
}
