// The HTML document of a page: head, styles, scripts, body. In: a page's view and its body. Out: HTML.
import { bannerAttribute, schemeAttribute } from '../model/browser-storage.ts';
import { directionOf } from '../model/text-direction.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { DemoSheet } from '../model/demo.ts';
import type { SiteHead } from '../model/site-head.ts';
import { buildAttribute } from '../model/site-build.ts';
import type { PageView } from '../model/view.ts';
import { metadataOf, ownElementsOf, siteMetadataOf } from './page-metadata.ts';

interface DocumentParts {
  readonly view: PageView;
  /** The body: the frame with its slots filled. */
  readonly body: string;
  readonly bodyClass?: string;
  /** The key of the line above the app bar, where there is one; empty if it cannot be closed. */
  readonly banner?: string | undefined;
  readonly stylesheet: string;
  /** Further style sheets of the shell, which this page needs. */
  readonly pageSheets?: readonly { readonly name: string; readonly url: string }[];
  /** URL path of the site's own style sheet. */
  readonly ownSheet?: string | undefined;
  readonly script: string;
  readonly inline: string;
  /** The build that the page is of. */
  readonly build?: string | undefined;
  /** The additional script of pages at the output's root. */
  readonly rootScript?: string;
  /** URL path of the script of the site's services. */
  readonly services?: string | undefined;
  /** URL path of a module that is needed soon after the script runs. */
  readonly module?: string | undefined;
  /** Emotion's rules for the page's demos, by id. */
  readonly styles: Readonly<Record<string, string>>;
  /** Style sheets of the page's demos, each once. */
  readonly sheets?: readonly DemoSheet[];
  /** What the `<head>` of every page shares. */
  readonly site: SiteHead;
  /** Additional elements for the head, used by the dev server. */
  readonly extraHead?: string;
}

/** Writes the document. */
export function documentOf({
  view,
  body,
  bodyClass,
  banner,
  stylesheet,
  pageSheets = [],
  ownSheet,
  script,
  inline,
  styles,
  sheets = [],
  site,
  build,
  rootScript,
  services,
  module,
  extraHead = '',
}: DocumentParts): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadataOf(view, site),
    '<meta name="color-scheme" content="light dark">',
    ...siteMetadataOf(site),
    `<script>${inline}</script>`,
    `<link rel="stylesheet" href="${stylesheet}">`,
    ...pageSheets.map(({ name, url }) => `<link rel="stylesheet" href="${url}" data-xd-part="${name}">`),
    // After all of ours, and before what demos bring: their styles win over rules that are as heavy.
    ownSheet !== undefined && `<link rel="stylesheet" href="${ownSheet}" data-xd-own>`,
    ...sheets.map(sheetElement),
    ...styleElements(styles),
    extraHead,
    `<script type="module" src="${script}"></script>`,
    services !== undefined && `<script type="module" src="${services}"></script>`,
    module !== undefined && `<link rel="modulepreload" href="${module}">`,
    (view.kind === 'not-found' || view.kind === 'production-error') &&
      rootScript &&
      `<script type="module" src="${rootScript}"></script>`,
    ...ownElementsOf(site),
  ];
  const attributes = [
    `lang="${escapeHtml(view.locale)}"`,
    // The reader may change the first; the second stays.
    ...(directionOf(view.locale) === 'rtl' ? ['dir="rtl" data-dir="rtl"'] : ['dir="ltr"']),
    `${schemeAttribute}="light"`,
    ...(build === undefined ? [] : [`${buildAttribute}="${build}"`]),
    ...(banner === undefined ? [] : [`${bannerAttribute}="${banner}"`]),
  ];
  return `<!doctype html>\n<html ${attributes.join(' ')}>\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n<body${bodyClass ? ` class="${bodyClass}"` : ''}>\n${body}\n</body>\n</html>\n`;
}

/**
 * A page as another build makes it that differs in nothing but its name.
 *
 * @param document the page's bytes
 * @returns `undefined` where the page does not say that it is of the build
 */
export function asOfBuild(document: Uint8Array, build: string, other: string): Uint8Array | undefined {
  const [written, wanted] = [build, other].map((name) => Buffer.from(` ${buildAttribute}="${name}"`));
  const bytes = Buffer.from(document);
  const at = bytes.indexOf(written!);
  if (at < 0 || at > bytes.indexOf('>', bytes.indexOf('<html'))) return undefined;
  return Buffer.concat([bytes.subarray(0, at), wanted!, bytes.subarray(at + written!.length)]);
}

/** The element of a demo's style sheet. */
function sheetElement({ url, css, isLayered }: DemoSheet): string {
  const address = escapeHtml(url);
  if (css === undefined && !isLayered) return `<link rel="stylesheet" href="${address}" data-xd-sheet>`;
  const text = isLayered ? `@import url(${JSON.stringify(url)}) layer(demo);` : css!;
  return `<style data-xd-sheet="${address}">${styleText(text)}</style>`;
}

/** Style elements in the form that Emotion hydrates from: one for each cache. */
function styleElements(styles: Readonly<Record<string, string>>): string[] {
  const ids = Object.keys(styles);
  const keyOf = (id: string) => (id.includes(' ') ? id.split(' ')[0]! : 'css');
  return [...new Set(ids.map(keyOf))].map((key) => {
    const own = ids.filter((id) => keyOf(id) === key);
    const names = own.map((id) => id.split(' ').at(-1)).join(' ');
    return `<style data-emotion="${key} ${names}">${styleText(own.map((id) => styles[id]).join(''))}</style>`;
  });
}

/** Escapes CSS so that it cannot close its element. */
function styleText(css: string): string {
  return css.replaceAll('</', '<\\/');
}
