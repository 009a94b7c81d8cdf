// View and templates in, HTML out. Shared parts (the frame, each open branch of the navigation) are rendered once.
import { createHash } from 'node:crypto';
import type { Renderer, SlotName } from '../model/bundle.ts';
import type { CspSources } from '../model/csp-sources.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Navigation } from '../model/navigation.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { SiteHead } from '../model/site-head.ts';
import type { FrameView, PageView } from '../model/view.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { nameHash } from '../model/name-hash.ts';
import { earlyModule } from './early-module.ts';
import { documentOf } from './document.ts';
import { inShell, splitSlots } from './shell-html.ts';
import { renderedFrame, type KeptFrames } from './rendered-frame.ts';
import { securedDocument } from './secured-document.ts';
import { playgroundDocumentOf } from './playground-document.ts';
import { navigationBranches, type NavigationBranches } from './navigation-branches.ts';
import { navigationWindow } from './navigation-window.ts';
import { pageContextOf } from './page-context.ts';

export interface PageRendererOptions {
  /** Whether the module of a demo, by its URL, is small enough to be loaded before a reader comes. */
  readonly isSmallModule: (module: string) => boolean;
  readonly renderer: Renderer;
  /** Changes whenever the renderer's output for the same view may change. */
  readonly version: string;
  readonly frames: ReadonlyMap<string, FrameView>;
  readonly navigations: ReadonlyMap<string, Navigation>;
  readonly script: string;
  /** The additional script of pages at the output's root. */
  readonly rootScript?: string;
  /** The script of the site's services. Documents without the shell have none of them. */
  readonly services?: string | undefined;
  /** URL path of the site's own style sheet. */
  readonly ownSheet?: string | undefined;
  readonly inline: string;
  /** Names the build that pages are of, from the URL paths of the shell's files; absent on a dev server. */
  readonly buildOf?: ((urls: readonly string[]) => string) | undefined;
  /** URL path below which hashed files are served. */
  readonly assets: string;
  /** What the `<head>` of every page shares; the renderer adds the colours. */
  readonly site: SiteHead;
  readonly extraHead?: string;
  /** The policy of all documents. */
  readonly policy?: CspSources | undefined;
  readonly minifyCss: (css: string) => string;
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
  const frames = new Map<
    string,
    {
      readonly frame: FrameView;
      readonly parts: readonly string[];
      readonly sheet: ShellSheet;
      readonly pageSheets: readonly (ShellSheet & { readonly sign: RegExp })[];
      readonly site: SiteHead;
    }
  >();
  /** A style sheet, named by its content and by what else its name shall change with. */
  const shellSheet = (name: string, originalCss: string, others = ''): ShellSheet => {
    const css = options.minifyCss(originalCss);
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
      entry = {
        frame,
        parts: splitSlots(html),
        // Pages with one name for it have the same versions of all sheets, and can be put in each other's place.
        sheet: shellSheet('site', css, [...own.map(({ url }) => url), options.ownSheet].join()),
        pageSheets: own,
        site: { ...options.site, ...(colors && { colors }) },
      };
      frames.set(locale, entry);
    }
    return entry;
  };
  const closedBranches = new Map<string, NavigationBranches>(
    [...options.navigations].map(([locale, navigation]) => {
      const frame = options.frames.get(locale)!;
      return [
        locale,
        navigationBranches(navigation, {
          folder: `${assets}navigation/`,
          version: options.version,
          frame,
          render: (...branch) => inShell(() => renderer.renderNavigation(...branch)),
        }),
      ] as const;
    }),
  );
  const branchHtml = new Map<string, string>();
  const navigationHtml = (view: PageView, frame: FrameView) => {
    const navigation = options.navigations.get(view.locale);
    if (!navigation) return '';
    const { view: branch, key } = navigationWindow(navigation, view.pathname, closedBranches.get(view.locale)!);
    let html = branchHtml.get(key);
    if (html === undefined) {
      html = inShell(() => renderer.renderNavigation(branch, frame));
      branchHtml.set(key, html);
    }
    return markActive(html, view.url);
  };
  const sheetFiles = () => {
    const all = [...options.frames.keys()]
      .map(frameOf)
      .flatMap(({ sheet, pageSheets }) => [sheet, ...pageSheets].map(({ file }) => file));
    return [...new Map(all.map((file) => [file.path, file])).values()];
  };
  let build: string | undefined;
  const knownBuild = () =>
    (build ??= options.buildOf?.([
      ...sheetFiles().map(({ path }) => `/${path}`),
      ...[...closedBranches.values()].flatMap((branches) => branches.urls()),
    ]));
  const bareDocument = (view: PageView, renderings: readonly DemoRendering[]): string => {
    if (view.kind === 'playground')
      return playgroundDocumentOf({
        view,
        script: options.rootScript ?? options.script,
        site: options.site,
        extraHead: options.extraHead,
      });
    const { frame, parts, sheet: shell, pageSheets, site } = frameOf(view.locale);
    const context = pageContextOf(view, options.navigations.get(view.locale));
    const shown = context ? { ...view, context } : view;
    const isStandalone = view.kind === 'standalone';
    const own = renderer.renderPage(shown, frame);
    const slots = isStandalone ? own : { ...own, navigation: navigationHtml(view, frame) };
    const body = isStandalone
      ? slots.main
      : parts.map((part, index) => (index % 2 ? slots[part as SlotName] : part)).join('');
    const styles = Object.assign({}, ...renderings.map((rendering) => rendering.styles)) as Record<string, string>;
    const sheets = [
      ...new Map(renderings.flatMap(({ sheet }) => (sheet ? [[sheet.url, sheet] as const] : []))).values(),
    ];
    return documentOf({
      view,
      body,
      ...(isStandalone && { bodyClass: 'standalone' }),
      ...(!isStandalone && frame.banner && { banner: frame.banner.key ?? '' }),
      stylesheet: shell.url,
      pageSheets: pageSheets.filter(({ sign }) => sign.test(slots.main)),
      ownSheet: options.ownSheet,
      script: options.script,
      module: earlyModule(slots.main, options.isSmallModule),
      inline: options.inline,
      build: knownBuild(),
      styles,
      sheets,
      site,
      rootScript: options.rootScript,
      services: isStandalone ? undefined : options.services,
      extraHead: options.extraHead,
    });
  };
  return {
    styleSheetAt(url) {
      for (const locale of options.frames.keys()) {
        const { sheet, pageSheets } = frameOf(locale);
        const found = [sheet, ...pageSheets].find((candidate) => candidate.url === url);
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
    branches: closedBranches,
    get head() {
      const [locale] = options.frames.keys();
      return locale === undefined ? options.site : frameOf(locale).site;
    },
    render(view, renderings) {
      return securedDocument(bareDocument(view, renderings), options.policy);
    },
  };
}

/**
 * Marks the active entry by one attribute, so that all pages of a branch share its HTML. The link of a group, which may
 * have the same URL, says next whether it is open.
 */
function markActive(html: string, url: string): string {
  const link = `<a href="${escapeHtml(url)}"`;
  for (let at = html.indexOf(link); at >= 0; at = html.indexOf(link, at + 1)) {
    const end = at + link.length;
    if (!html.startsWith(' aria-expanded=', end)) return `${html.slice(0, end)} aria-current="page"${html.slice(end)}`;
  }
  return html;
}
