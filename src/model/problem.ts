// Something to report to the author: a rule, a place, typed facts. The messages are in report/.
import type { FileRefusal } from './file-refusal.ts';
import type { LeftExport } from './left-export.ts';

/** The facts that a problem of each rule carries. A new rule is one line here, one check, one sentence. */
interface ProblemFacts {
  'source-not-utf8': { byte: number };
  'source-symlink-loop': { target: string };
  'source-unreadable': { reason: string };
  'public-link-outside': { target: string };
  'cache-unwritable': { reason: string };
  'source-too-large': { bytes: number; limit: number };
  'source-too-large-for-reference': { limit: number; construct?: string };
  'nesting-too-deep': { what: 'blocks' | 'markup' | 'HTML'; limit: number };
  'too-many': { what: string; limit: number };
  'text-too-dense': { characters: number; marks: number };
  'file-name': { character: string };
  'route-conflict': { pathname: string; other: string };
  'output-left': { reason: string };
  'case-conflict': { other: string; path?: string };
  'folder-file': { reason: string };
  'page-unlisted': { pathname: string };
  'source-mdx': { others: number };
  'output-conflict': { path: string; other: string; lost: 'this one' | 'the other' };
  'front-matter-invalid': { reason: string };
  'front-matter-unknown-key': { key: string; suggestion?: string };
  'front-matter-twice': { key: string; other: number };
  'front-matter-missing': Record<never, never>;
  'front-matter-value': { key: string; found: string; expected: string };
  'title-missing': { found: number; isModule?: true };
  'title-too-long': { length: number; limit: number };
  'opening-order': { found: 'title' | 'description' | 'component' };
  'description-missing': { isModule?: true };
  'description-too-long': { length: number; limit: number };
  'description-end': { found: string };
  'heading-order': { heading: string };
  'directive-malformed': { found: string; reason: string };
  'directive-option': { option: string; found: string; expected: string; suggestion?: string };
  'directive-background': { found: string };
  'controls-unknown': { component: string; prop?: string; suggestion?: string };
  'controls-impossible': { component: string; prop?: string; type?: string };
  'controls-ignored': { demo: string };
  'directive-refused': { kind: 'component' | 'demo'; name: string };
  'html-refused': { found: string };
  'callout-kind': { found: string; suggestion?: string };
  'list-block': { kind: string; expected: string };
  'callout-open': { kind: string };
  'codeblock-content': { found?: string };
  'html-unclosed': { tag: string; end: string };
  'html-cut': { found: string };
  'html-nesting': { tag: string };
  'code-language': { found: string; suggestion?: string };
  'address-too-long': { length: number; limit: number };
  'include-missing': { found: string; reason: string };
  'asset-missing': { found: string; suggestion?: string };
  'file-refused': { found: string } & FileRefusal;
  'component-missing': { name: string; suggestion?: string };
  'demo-missing': { demo: string; suggestion?: string };
  'demo-compile': { demo: string; others?: number; message: string };
  'demo-import-missing': { demo: string; others?: number; specifier: string; suggestion?: string };
  'demo-default-export': { demo: string; found?: string };
  'demo-server-error': { demo: string; message: string };
  'demo-browser-error': { demo: string; message: string };
  'demo-server-unstable': { demo: string };
  'bundle-not-cached': { others: number };
  'tailwind-missing': { demo: string; package: string };
  'demo-types': { demo: string; message: string };
  'sandbox-import': { demo?: string; specifier: string };
  'sandbox-adapter': { demo: string; message: string };
  'sandbox-types': { demo: string; name: string; message: string };
  'link-broken': { href: string; suggestion?: string };
  'link-moved': { href: string; to: string };
  'anchor-broken': { href: string; anchor: string; suggestion?: string };
  'link-slash': { href: string; expected: string };
  'icon-font-missing': { package: string };
  'social-images-missing': { package: string };
  'redirect-broken': { from: string; to: string; suggestion?: string };
  'redirect-taken': { from: string; by: string };
  'navigation-invalid': { reason: string };
  'navigation-missing-page': { pathname: string; suggestion?: string };
  'navigation-duplicate': { pathname: string };
  'site-empty': { folders: readonly string[] };
  'home-missing': { pathname: string; to: string };
  'product-unknown': { found: string; suggestion?: string };
  'api-unknown': { name: string; suggestion?: string; export?: LeftExport; include?: readonly string[] };
  'api-pattern-empty': { product: string; pattern: string; others: readonly string[]; suggestion?: string };
  'api-package-missing': { package: string };
  'api-react-types-missing': { package: string };
  'api-anchor-missing': { api: string; href: string; anchor: string };
  'api-unreadable': { name: string; reason: string };
  'translation-missing': { locale: string; key: string; hasFolder?: false };
  'interface-text-missing': { locale: string; key: string; others: number };
  'translation-alone': { locale: string; expected: string };
  'page-failed': { reason: string };
  'history-shallow': Record<never, never>;
}

export type RuleId = keyof ProblemFacts;
export type Severity = 'error' | 'warning';

interface ProblemPlace {
  readonly severity: Severity;
  /** Path relative to the project's root. */
  readonly file: string;
  /** Counted from 1; absent when the problem concerns the whole file. */
  readonly line?: number;
  readonly column?: number;
}

/** A problem of one given rule. */
export type ProblemOf<R extends RuleId> = ProblemPlace & { readonly rule: R } & Readonly<ProblemFacts[R]>;

/** A problem of any rule, discriminated by `rule`. */
export type Problem = { [R in RuleId]: ProblemOf<R> }[RuleId];

/**
 * A fatal error: a bad flag, a bad config, an output folder that is not ours. Thrown anywhere and caught once by the
 * command line, which prints only the message and exits with 2.
 */
export class XdocsError extends Error {
  override name = 'XdocsError';
}
