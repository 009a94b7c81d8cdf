// View and templates in, HTML out. Shared parts (the frame, each open branch of the navigation) are rendered once.
import { createHash } from 'node:crypto';
import type { Renderer } from '../model/bundle.ts';
import type { DemoRendering } from '../model/demo.ts';
import { nameHash } from '../model/name-hash.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { SiteHead } from '../model/site-head.ts';
import type { FrameView, PageView } from '../model/view.ts';
import { closedBranches, documentRenderer, type DocumentFacts, type PageShell } from './document-renderer.ts';
import type { NavigationBranches } from './navigation-branches.ts';
import { renderedFrame, type KeptFrames } from './rendered-frame.ts';
import { splitSlots } from './shell-html.ts';

export interface PageRendererOptions extends DocumentFacts {
  /** Whether the module of a demo, by its URL, is small enough to be loaded before a reader comes. */
  readonly isSmallModule: (module: string) => boolean;
  readonly renderer: Renderer;
  readonly frames: ReadonlyMap<string, FrameView>;
  /** Names the build that pages are of, from the URL paths of the shell's files; absent on a dev server. */
  readonly buildOf?: ((urls: readonly string[]) => string) | undefined;
  /** Frames of earlier runs, by the version of the templates and the view. */
  readonly keptFrames?: KeptFrames;
}

interface PageRenderer {
  /** The document of one page; it contains each style of its demos once. */
  render(view: PageView, renderings: readonly DemoRendering[]): string;
  /** The style sheet at a URL path; renders frames until one of them refers to it. */
  styleSheetAt(url: string): OutputFile | undefined;
  /** The style sheets of all frames. */
  readonly files: readonly OutputFile[];
  /** The closed branches of the navigation, by locale. */
  readonly branches: ReadonlyMap<string, NavigationBranches>;
  /** What the `<head>` of every page shares. */
  readonly head: SiteHead;
  /** The build that pages are of, if that is known. */
  readonly build: string | undefined;
  /** The shells of all languages; renders those that are not known yet. */
  shells(): ReadonlyMap<string, PageShell>;
}

/** A style sheet of the shell: of every page or of some. */
interface ShellSheet {
  readonly name: string;
  /** URL path. */
  readonly url: string;
  readonly file: OutputFile;
}

/** Prepares the shared parts of all pages. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { renderer, assets } = options;
  const frames = new Map<string, { readonly shell: PageShell; readonly sheets: readonly ShellSheet[] }>();
  /** A style sheet, named by its content and by what else its name shall change with. */
  const shellSheet = (name: string, css: string, others = ''): ShellSheet => {
    const hash = nameHash(createHash('sha256').update(css).update(others).digest('base64url'));
    const url = `${assets}${name}.${hash}.css`;
    return { name, url, file: { path: url.slice(1), contents: css } };
  };
  const frameOf = (locale: string) => {
    let entry = frames.get(locale);
    if (!entry) {
      const frame = options.frames.get(locale)!;
      const { html, css, sheets = [], colors } = renderedFrame(frame, options);
      const own = sheets.map((part) => ({ ...shellSheet(part.name, part.css), sign: part.sign }));
      // Pages with one name for it have the same versions of all sheets, and can be put in each other's place.
      const sheet = shellSheet('site', css, [...own.map(({ url }) => url), options.ownSheet].join());
      const shell: PageShell = {
        frame,
        parts: splitSlots(html),
        stylesheet: sheet.url,
        pageSheets: own.map(({ name, url, sign }) => ({ name, url, sign })),
        site: { ...options.site, ...(colors && { colors }) },
      };
      entry = { shell, sheets: [sheet, ...own] };
      frames.set(locale, entry);
    }
    return entry;
  };
  const branches = closedBranches(options, renderer, (locale) => options.frames.get(locale)!);
  const sheetFiles = () => {
    const all = [...options.frames.keys()].flatMap((locale) => frameOf(locale).sheets.map(({ file }) => file));
    return [...new Map(all.map((file) => [file.path, file])).values()];
  };
  let build: string | undefined;
  const knownBuild = () =>
    (build ??= options.buildOf?.([
      ...sheetFiles().map(({ path }) => `/${path}`),
      ...[...branches.values()].flatMap((closed) => closed.urls()),
    ]));
  return {
    styleSheetAt(url) {
      for (const locale of options.frames.keys()) {
        const found = frameOf(locale).sheets.find((candidate) => candidate.url === url);
        if (found) return found.file;
      }
      return undefined;
    },
    get files() {
      return sheetFiles();
    },
    get build() {
      return knownBuild();
    },
    branches,
    get head() {
      const [locale] = options.frames.keys();
      return locale === undefined ? options.site : frameOf(locale).shell.site;
    },
    shells: () => new Map([...options.frames.keys()].map((locale) => [locale, frameOf(locale).shell])),
    render: documentRenderer({
      ...options,
      shellOf: (locale) => frameOf(locale).shell,
      branches,
      build: knownBuild,
    }),
  };
}
