// What the manual says of each rule besides its own sentence: an example of its facts, how grave it is, and what else is
// good to know. A new rule is an entry here, too.
import type { ProblemOf, RuleId, Severity } from '../../../src/model/problem.ts';

/** A rule as the manual tells it. */
export interface ToldRule<R extends RuleId = RuleId> {
  readonly severity: Severity | 'error or warning';
  readonly facts: Omit<ProblemOf<R>, 'rule' | 'severity' | 'file' | 'line' | 'column'>;
  /** What the sentence does not say: why it matters, how to mend it. */
  readonly more?: string;
}

type Told<R extends RuleId> = { readonly [Rule in R]: ToldRule<Rule> };

export const pageRules = {
  'title-missing': { severity: 'error', facts: { found: 0 } },
  'title-too-long': {
    severity: 'error',
    facts: { length: 84, limit: 70 },
    more: 'Results of search engines cut longer ones. The heading may be longer: give a shorter `title` in the front matter.',
  },
  'description-missing': { severity: 'error', facts: {} },
  'description-too-long': { severity: 'error', facts: { length: 190, limit: 160 } },
  'description-end': { severity: 'error', facts: { found: 'x' } },
  'opening-order': { severity: 'error or warning', facts: { found: 'description' } },
  'heading-order': {
    severity: 'error',
    facts: { heading: 'Sizes' },
    more: 'The table of contents puts level 3 below level 2. Write `##`, or put a section above it.',
  },
  'front-matter-invalid': { severity: 'error or warning', facts: { reason: 'the closing --- line is missing' } },
  'front-matter-unknown-key': {
    severity: 'error',
    facts: { key: 'component', suggestion: 'components' },
    more: 'The [keys that there are](/x/manual/reference/front-matter/).',
  },
  'front-matter-twice': { severity: 'warning', facts: { key: 'title', other: 2 } },
  'front-matter-value': { severity: 'error', facts: { key: 'order', found: 'first', expected: 'a number' } },
  'front-matter-missing': { severity: 'warning', facts: {} },
  'product-unknown': { severity: 'error', facts: { found: 'peble', suggestion: 'pebble' } },
  'page-failed': { severity: 'error', facts: { reason: 'a module cannot be read' } },
  'page-unlisted': { severity: 'warning', facts: { pathname: '/badge/' } },
  'route-conflict': { severity: 'error', facts: { pathname: '/badge/', other: 'content/badge.md' } },
  'site-empty': {
    severity: 'error',
    facts: { folders: ['content'] },
    more: 'A build that would publish nothing fails, so that CI tells a wrong folder. Drafts are no pages of a build.',
  },
  'home-missing': { severity: 'warning', facts: { pathname: '/', to: '/start/' } },
  'folder-file': { severity: 'error', facts: { reason: 'it has no key "titel"; did you mean "title"?' } },
  'history-shallow': { severity: 'warning', facts: {} },
} as const satisfies Partial<Told<RuleId>>;

export const linkRules = {
  'link-broken': {
    severity: 'error',
    facts: { href: '/button/', suggestion: '/buttons/' },
    more: 'Paths of the same host that another site serves belong into `externalPaths` of the config.',
  },
  'anchor-broken': {
    severity: 'error',
    facts: { href: '/badge/#colors', anchor: 'colors', suggestion: 'colours' },
    more: 'Ids are made from the headings; give a heading one that stays with `## Title {#id}`.',
  },
  'link-slash': { severity: 'error', facts: { href: '/badge', expected: '/badge/' } },
  'link-moved': { severity: 'warning', facts: { href: '/chip/', to: '/badge/' } },
  'asset-missing': { severity: 'error', facts: { found: './badge.png', suggestion: './badges.png' } },
  'file-refused': {
    severity: 'error',
    facts: { found: '../../keys.txt', why: 'outside', folders: [] },
  },
  'address-too-long': { severity: 'error', facts: { length: 9000, limit: 4000 } },
  'redirect-broken': { severity: 'error', facts: { from: '/chip/', to: '/bage/', suggestion: '/badge/' } },
  'redirect-taken': { severity: 'error', facts: { from: '/chip/', by: 'content/chip.md' } },
} as const satisfies Partial<Told<RuleId>>;

export const markdownRules = {
  'code-language': {
    severity: 'error',
    facts: { found: 'sh', suggestion: 'bash' },
    more: 'The [languages that there are](/x/manual/markdown/#code). Without one the code is plain.',
  },
  'callout-kind': { severity: 'error', facts: { found: 'hint' } },
  'callout-open': { severity: 'error', facts: { kind: 'info' } },
  'codeblock-content': { severity: 'warning', facts: {} },
  'include-missing': {
    severity: 'error',
    facts: { found: './price.ts#cost', reason: 'the file has no "#region cost"' },
  },
  'html-unclosed': { severity: 'warning', facts: { tag: 'div', end: 'the end of its block' } },
  'html-cut': { severity: 'warning', facts: { found: '<!--' } },
  'html-nesting': { severity: 'warning', facts: { tag: 'p' } },
  'html-refused': { severity: 'error', facts: { found: '<script>' } },
  'nesting-too-deep': {
    severity: 'error',
    facts: { what: 'blocks', limit: 100 },
    more: 'Limits keep a page by a stranger from stopping the build. No page that people read comes near them.',
  },
  'too-many': { severity: 'error', facts: { what: 'headings', limit: 10_000 } },
  'text-too-dense': { severity: 'error', facts: { characters: 90_000, marks: 40_000 } },
  'source-too-large': { severity: 'error', facts: { bytes: 9_000_000, limit: 5_000_000 } },
  'source-too-large-for-reference': { severity: 'error', facts: { limit: 500_000 } },
} as const satisfies Partial<Told<RuleId>>;

export const demoRules = {
  'directive-malformed': {
    severity: 'error',
    facts: { found: "{{'demo': 'Basic.tsx'}}", reason: 'a key stands in double quotes' },
    more: 'A directive is strict JSON, alone on its line.',
  },
  'directive-option': {
    severity: 'error or warning',
    facts: { option: 'heigth', found: '300', expected: 'one that there is', suggestion: 'height' },
    more: 'The [options that there are](/x/manual/reference/directives/).',
  },
  'directive-background': { severity: 'warning', facts: { found: 'dots' } },
  'directive-refused': { severity: 'error', facts: { kind: 'demo', name: 'Basic.tsx' } },
  'demo-missing': { severity: 'error', facts: { demo: 'Basik.tsx', suggestion: 'Basic.tsx' } },
  'demo-compile': { severity: 'error', facts: { demo: 'Basic.tsx', message: 'Expected ")" but found ";"' } },
  'demo-import-missing': {
    severity: 'error',
    facts: { demo: 'Basic.tsx', specifier: 'peble', suggestion: 'pebble' },
    more: 'A name of your own needs an entry in `aliases`; a package must be installed.',
  },
  'demo-default-export': { severity: 'error', facts: { demo: 'Basic.tsx' } },
  'demo-server-error': {
    severity: 'warning',
    facts: { demo: 'Basic.tsx', message: 'window is not defined' },
    more: 'The place is the innermost line of your own code; there is none where only packages are at work. Readers without scripts see nothing of the demo. Move what needs a browser into an effect.',
  },
  'demo-browser-error': {
    severity: 'error',
    facts: { demo: 'Basic.tsx', message: 'rows is undefined' },
    more: 'Found by `serve` only, in a page that is open. The place is the innermost line of your own code; there is none where only packages are at work.',
  },
  'demo-server-unstable': {
    severity: 'warning',
    facts: { demo: 'Basic.tsx' },
    more: 'Give it a fixed date and a seed of its own, and it is rendered at build.',
  },
  'demo-types': {
    severity: 'error',
    facts: { demo: 'Basic.tsx', message: 'Type "huge" is not assignable to type "small" | "large". (TS2322)' },
    more: 'Found by `check` only, with the `tsconfig.json` nearest to the demo.',
  },
  'component-missing': { severity: 'error', facts: { name: './Table.tsx', suggestion: './Tables.tsx' } },
  'controls-unknown': { severity: 'error or warning', facts: { component: 'Badge', prop: 'sise', suggestion: 'size' } },
  'controls-impossible': { severity: 'error', facts: { component: 'Badge', prop: 'onClick', type: '() => void' } },
  'controls-ignored': { severity: 'warning', facts: { demo: 'Basic.tsx' } },
  'tailwind-missing': { severity: 'error', facts: { demo: 'Card', package: '@tailwindcss/node' } },
  'bundle-not-cached': { severity: 'warning', facts: { others: 0 } },
  'icon-font-missing': { severity: 'error', facts: { package: 'material-icons' } },
  'sandbox-import': {
    severity: 'error',
    facts: { demo: 'Basic.tsx', specifier: './scene.glsl' },
    more: 'Found by `check --sandboxes`, as the next two.',
  },
  'sandbox-adapter': { severity: 'error', facts: { demo: 'Basic.tsx', message: 'No adapter for dates is imported.' } },
  'sandbox-types': {
    severity: 'error',
    facts: { demo: 'Basic.tsx', name: 'src/Demo.tsx', message: 'Cannot find module "pebble". (TS2307)' },
  },
} as const satisfies Partial<Told<RuleId>>;

export const siteRules = {
  'api-unknown': {
    severity: 'error',
    facts: { name: 'Bagde', suggestion: 'Badge' },
    more: 'Which exports have pages is said by `include` in the [product](/x/manual/api-pages/#choose-exports).',
  },
  'api-package-missing': {
    severity: 'error',
    facts: { package: 'pebble' },
    more: 'See [where types come from](/x/manual/api-pages/#where-types-come-from).',
  },
  'api-react-types-missing': {
    severity: 'error',
    facts: { package: 'pebble' },
    more: 'A component is known by what it returns, and that type is one of React’s. In a workspace the folder of the library, or one above it, must have them installed.',
  },
  'api-pattern-empty': {
    severity: 'error',
    facts: { product: 'pebble', pattern: 'Bagde*', others: ['Badge', 'Tabs'], suggestion: 'Badge' },
  },
  'api-anchor-missing': {
    severity: 'warning',
    facts: { api: 'Badge', href: '/badge/#sizes', anchor: 'sizes' },
  },
  'api-unreadable': { severity: 'error', facts: { name: 'Badge', reason: 'its type is too complex' } },
  'navigation-invalid': { severity: 'error or warning', facts: { reason: '"pathname" is missing.' } },
  'navigation-missing-page': { severity: 'error', facts: { pathname: '/bagde/', suggestion: '/badge/' } },
  'navigation-duplicate': { severity: 'error', facts: { pathname: '/badge/' } },
  'translation-missing': { severity: 'error', facts: { locale: 'de', key: 'pages./badge/' } },
  'interface-text-missing': {
    severity: 'warning',
    facts: { locale: 'nl', key: 'search.title', others: 12 },
    more: 'Texts come with xdocs in English and ten languages more; those of others are in the folder that `translations` names.',
  },
  'list-block': { severity: 'error', facts: { kind: 'steps', expected: 'a numbered list, such as "1. Install it"' } },
  'translation-alone': { severity: 'warning', facts: { locale: 'de', expected: 'content/badge.md' } },
  'output-conflict': {
    severity: 'error',
    facts: { path: 'badge/index.html', other: 'public/badge/index.html', lost: 'this one' },
  },
  'case-conflict': { severity: 'warning', facts: { other: 'content/Badge.md' } },
  'output-left': { severity: 'warning', facts: { reason: 'EBUSY' } },
  'cache-unwritable': { severity: 'warning', facts: { reason: 'EACCES' } },
  'social-images-missing': { severity: 'warning', facts: { package: '@resvg/resvg-js' } },
  'source-not-utf8': { severity: 'error', facts: { byte: 120 } },
  'source-unreadable': { severity: 'error', facts: { reason: 'EACCES' } },
  'source-symlink-loop': { severity: 'error', facts: { target: 'content' } },
  'source-mdx': { severity: 'warning', facts: { others: 3 } },
  'public-link-outside': { severity: 'error', facts: { target: '../logo.svg' } },
  'file-name': { severity: 'error', facts: { character: '#' } },
} as const satisfies Partial<Told<RuleId>>;

/** Every rule; the type says if one is missing. */
export const toldRules: Told<RuleId> = { ...pageRules, ...linkRules, ...markdownRules, ...demoRules, ...siteRules };
