// A view in, its document out: what is the page's own in the shell of its language. All that it takes besides the
// templates is plain, so that a thread can do it, too.
import type { Renderer, SlotName } from '../model/bundle.ts';
import type { CspSources } from '../model/csp-sources.ts';
import type { DemoRendering } from '../model/demo.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { Navigation } from '../model/navigation.ts';
import type { SiteHead } from '../model/site-head.ts';
import type { FrameView, PageView } from '../model/view.ts';
import { documentOf } from './document.ts';
import { earlyModule } from './early-module.ts';
import { navigationBranches, type NavigationBranches } from './navigation-branches.ts';
import { navigationWindow } from './navigation-window.ts';
import { pageContextOf } from './page-context.ts';
import { playgroundDocumentOf } from './playground-document.ts';
import { securedDocument } from './secured-document.ts';
import { inShell } from './shell-html.ts';

/** What documents are made from besides views: plain values. */
export interface DocumentFacts {
  /** Changes whenever the renderer's output for the same view may change. */
  readonly version: string;
  readonly navigations: ReadonlyMap<string, Navigation>;
  readonly script: string;
  /** The additional script of pages at the output's root. */
  readonly rootScript?: string;
  /** The script of the site's services. Documents without the shell have none of them. */
  readonly services?: string | undefined;
  /** URL path of the site's own style sheet. */
  readonly ownSheet?: string | undefined;
  readonly inline: string;
  /** URL path below which hashed files are served. */
  readonly assets: string;
  /** What the `<head>` of every page shares; the renderer adds the colours. */
  readonly site: SiteHead;
  readonly extraHead?: string | undefined;
  /** The policy of all documents. */
  readonly policy?: CspSources | undefined;
}

/** The shell of a language. */
export interface PageShell {
  readonly frame: FrameView;
  /** Its HTML as alternating text and slot names. */
  readonly parts: readonly string[];
  /** URL path of the style sheet of every page. */
  readonly stylesheet: string;
  /** Further ones, for pages in whose main part the sign is found. */
  readonly pageSheets: readonly { readonly name: string; readonly url: string; readonly sign: RegExp }[];
  readonly site: SiteHead;
}

export interface DocumentRendererOptions extends DocumentFacts {
  readonly renderer: Renderer;
  readonly shellOf: (locale: string) => PageShell;
  readonly branches: ReadonlyMap<string, NavigationBranches>;
  /** The build that pages are of, if that is known. */
  readonly build: () => string | undefined;
  /** Whether the module of a demo, by its URL, is small enough to be loaded before a reader comes. */
  readonly isSmallModule: (module: string) => boolean;
}

/** The closed branches of all languages. */
export function closedBranches(
  { navigations, assets, version }: DocumentFacts,
  renderer: Renderer,
  frameOf: (locale: string) => FrameView,
): ReadonlyMap<string, NavigationBranches> {
  return new Map(
    [...navigations].map(([locale, navigation]) => [
      locale,
      navigationBranches(navigation, {
        folder: `${assets}navigation/`,
        version,
        frame: frameOf(locale),
        render: (...branch) => inShell(() => renderer.renderNavigation(...branch)),
      }),
    ]),
  );
}

/** Prepares the documents of a site; one contains each style of its demos once. */
export function documentRenderer(
  options: DocumentRendererOptions,
): (view: PageView, renderings: readonly DemoRendering[]) => string {
  const { renderer, shellOf } = options;
  const branchHtml = new Map<string, string>();
  const navigationHtml = (view: PageView, frame: FrameView) => {
    const navigation = options.navigations.get(view.locale);
    if (!navigation) return '';
    const { view: branch, key } = navigationWindow(navigation, view.pathname, options.branches.get(view.locale)!);
    let html = branchHtml.get(key);
    if (html === undefined) {
      html = inShell(() => renderer.renderNavigation(branch, frame));
      branchHtml.set(key, html);
    }
    return markActive(html, view.url);
  };
  const bareDocument = (view: PageView, renderings: readonly DemoRendering[]): string => {
    if (view.kind === 'playground')
      return playgroundDocumentOf({
        view,
        script: options.rootScript ?? options.script,
        site: options.site,
        extraHead: options.extraHead,
      });
    const { frame, parts, stylesheet, pageSheets, site } = shellOf(view.locale);
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
      stylesheet,
      pageSheets: pageSheets.filter(({ sign }) => sign.test(slots.main)),
      ownSheet: options.ownSheet,
      script: options.script,
      module: earlyModule(slots.main, options.isSmallModule),
      inline: options.inline,
      build: options.build(),
      styles,
      sheets,
      site,
      rootScript: options.rootScript,
      services: isStandalone ? undefined : options.services,
      extraHead: options.extraHead,
    });
  };
  return (view, renderings) => securedDocument(bareDocument(view, renderings), options.policy);
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
