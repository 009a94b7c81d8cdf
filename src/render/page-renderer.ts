// View and templates in, HTML out. What pages share (the frame, each open branch of the navigation) is rendered once.
import { createHash } from 'node:crypto';
import type { Renderer, SlotName } from '../model/bundle.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { Navigation } from '../model/navigation.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { SiteHead } from '../model/site-head.ts';
import type { FrameView, PageView } from '../model/view.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { XdocsError } from '../model/problem.ts';
import { nameHash } from '../model/name-hash.ts';
import { documentOf } from './document.ts';
import { playgroundDocumentOf } from './playground-document.ts';
import { navigationBranches, type NavigationBranches } from './navigation-branches.ts';
import { navigationWindow } from './navigation-window.ts';
import { pageContextOf } from './page-context.ts';

interface PageRendererOptions {
  readonly renderer: Renderer;
  /** Changes with what the renderer makes of equal views. */
  readonly version: string;
  readonly frames: ReadonlyMap<string, FrameView>;
  readonly navigations: ReadonlyMap<string, Navigation>;
  readonly script: string;
  /** The further script of pages at the output's root. */
  readonly rootScript?: string;
  readonly inline: string;
  /** URL path below which hashed files are served. */
  readonly assets: string;
  /** What the heads of all pages share; their colours are the renderer's. */
  readonly site: SiteHead;
  readonly extraHead?: string;
  readonly minifyCss: (css: string) => string;
}

interface PageRenderer {
  /** The document of one page; the styles of its demos are stated once. */
  render(view: PageView, renderings: readonly DemoRendering[]): string;
  /** The style sheet at a URL path; frames are rendered for it one after the other until one names it. */
  styleSheetAt(url: string): OutputFile | undefined;
  /** Style sheets that the pages name. */
  readonly files: readonly OutputFile[];
  /** Entries of closed branches of the navigation, by locale. */
  readonly branches: ReadonlyMap<string, NavigationBranches>;
  /** What the heads of pages share. */
  readonly head: SiteHead;
}

/** Prepares the shared parts of all pages. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { renderer, assets } = options;
  const frames = new Map<
    string,
    {
      readonly frame: FrameView;
      readonly parts: readonly string[];
      readonly stylesheet: string;
      readonly file: OutputFile;
      readonly site: SiteHead;
    }
  >();
  const frameOf = (locale: string) => {
    let known = frames.get(locale);
    if (!known) {
      const frame = options.frames.get(locale)!;
      const { html, css: written, colors } = renderedFrame(frame, renderer);
      const css = options.minifyCss(written);
      const stylesheet = `${assets}site.${nameHash(createHash('sha256').update(css).digest('base64url'))}.css`;
      known = {
        frame,
        parts: splitSlots(html),
        stylesheet,
        file: { path: stylesheet.slice(1), contents: css },
        site: { ...options.site, ...(colors && { colors }) },
      };
      frames.set(locale, known);
    }
    return known;
  };
  const closed = new Map<string, NavigationBranches>(
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
  const branches = new Map<string, string>();
  const navigationHtml = (view: PageView, frame: FrameView) => {
    const navigation = options.navigations.get(view.locale);
    if (!navigation) return '';
    const { view: branch, key } = navigationWindow(navigation, view.pathname, closed.get(view.locale)!.urlOf);
    let html = branches.get(key);
    if (html === undefined) {
      html = inShell(() => renderer.renderNavigation(branch, frame));
      branches.set(key, html);
    }
    return markActive(html, view.url);
  };
  return {
    styleSheetAt(url) {
      for (const locale of options.frames.keys()) {
        const { stylesheet, file } = frameOf(locale);
        if (stylesheet === url) return file;
      }
      return undefined;
    },
    get files() {
      const all = [...options.frames.keys()].map((locale) => frameOf(locale).file);
      return [...new Map(all.map((file) => [file.path, file])).values()];
    },
    branches: closed,
    get head() {
      const [locale] = options.frames.keys();
      return locale === undefined ? options.site : frameOf(locale).site;
    },
    render(view, renderings) {
      if (view.kind === 'playground')
        return playgroundDocumentOf({
          view,
          script: options.rootScript ?? options.script,
          site: options.site,
          extraHead: options.extraHead,
        });
      const { frame, parts, stylesheet, site } = frameOf(view.locale);
      const context = pageContextOf(view, options.navigations.get(view.locale));
      const shown = context ? { ...view, context } : view;
      const slots = { ...renderer.renderPage(shown, frame), navigation: navigationHtml(view, frame) };
      const body = parts.map((part, index) => (index % 2 ? slots[part as SlotName] : part)).join('');
      const styles = Object.assign({}, ...renderings.map((rendering) => rendering.styles)) as Record<string, string>;
      const sheets = [
        ...new Map(renderings.flatMap(({ sheet }) => (sheet ? [[sheet.url, sheet] as const] : []))).values(),
      ];
      return documentOf({
        view,
        body,
        stylesheet,
        script: options.script,
        inline: options.inline,
        styles,
        sheets,
        site,
        rootScript: options.rootScript,
        extraHead: options.extraHead,
      });
    },
  };
}

type RenderedFrame = ReturnType<Renderer['renderFrame']>;

/** Frames by what they are made from: a dev server asks for the same again and again. */
const renderedFrames = new WeakMap<Renderer, Map<string, RenderedFrame>>();

function renderedFrame(frame: FrameView, renderer: Renderer): RenderedFrame {
  const known = renderedFrames.get(renderer) ?? new Map<string, RenderedFrame>();
  renderedFrames.set(renderer, known);
  const key = JSON.stringify(frame);
  const rendered = known.get(key) ?? inShell(() => renderer.renderFrame(frame));
  known.set(key, rendered);
  return rendered;
}

/**
 * Renders what all pages share.
 *
 * @throws XdocsError where a part of the shell throws: no page can be shown then
 */
function inShell<Result>(render: () => Result): Result {
  try {
    return render();
  } catch (error) {
    throw new XdocsError(
      `The shell around the pages cannot be rendered: ${error instanceof Error ? error.message : String(error)}. If the config has "templates", one of them throws.`,
    );
  }
}

/** The frame's HTML as alternating text and slot names. */
function splitSlots(html: string): string[] {
  return html.split(/<!--xdocs:(\w+)-->/);
}

/**
 * A branch is rendered without a mark, so that all its pages share it; the mark is one attribute. Group links, which
 * may lead to the same page, carry a further class and do not match.
 */
function markActive(html: string, url: string): string {
  return html.replace(`<a class="nav-link" href="${escapeHtml(url)}"`, (found) => `${found} aria-current="page"`);
}
