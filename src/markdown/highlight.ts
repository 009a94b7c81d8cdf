// Syntax highlighting at build time, by classes that serve both colour schemes. In: code and its language. Out: HTML
// with a class a token.
import type Prism from 'prismjs';
import { nearest } from '../model/nearest.ts';
import { tokenHtml, type TokenName } from '../model/token-classes.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const languages = 'typescript jsx tsx json bash diff yaml markdown scss graphql python'.split(' ');
let loaded: typeof Prism | undefined;

/** Loaded with the first code: a build in which nothing has changed has none to highlight. */
function prism(): typeof Prism {
  if (loaded) return loaded;
  loaded = require('prismjs') as typeof Prism;
  loaded.manual = true;
  for (const language of languages) require(`prismjs/components/prism-${language}.js`);
  return loaded;
}

/** The languages allowed in info strings, and Prism's grammar for each; an empty name means no highlighting. */
const grammars: Readonly<Record<string, string>> = {
  tsx: 'tsx',
  ts: 'typescript',
  typescript: 'typescript',
  jsx: 'jsx',
  js: 'jsx',
  javascript: 'jsx',
  mjs: 'jsx',
  json: 'json',
  bash: 'bash',
  css: 'css',
  scss: 'scss',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  diff: 'diff',
  yaml: 'yaml',
  yml: 'yaml',
  md: 'markdown',
  markdown: 'markdown',
  graphql: 'graphql',
  python: 'python',
  text: '',
  txt: '',
};

/** Prism's token types, mapped to the few colours of the theme. */
const classes: Readonly<Record<string, TokenName>> = {
  keyword: 'keyword',
  boolean: 'constant',
  'control-flow': 'keyword',
  important: 'keyword',
  atrule: 'keyword',
  rule: 'keyword',
  string: 'string',
  'template-string': 'string',
  'attr-value': 'string',
  url: 'string',
  char: 'string',
  'triple-quoted-string': 'string',
  comment: 'comment',
  prolog: 'comment',
  doctype: 'comment',
  cdata: 'comment',
  shebang: 'comment',
  function: 'function',
  'function-variable': 'function',
  method: 'function',
  selector: 'tag',
  tag: 'tag',
  title: 'keyword',
  'attr-name': 'attr',
  property: 'property',
  'literal-property': 'property',
  key: 'property',
  number: 'number',
  regex: 'regex',
  'class-name': 'type',
  builtin: 'type',
  'maybe-class-name': 'type',
  constant: 'constant',
  symbol: 'constant',
  null: 'constant',
  punctuation: 'punctuation',
  operator: 'operator',
  inserted: 'inserted',
  'inserted-sign': 'inserted',
  deleted: 'deleted',
  'deleted-sign': 'deleted',
  coord: 'comment',
  'code-snippet': 'string',
  parameter: 'property',
  variable: 'property',
  bold: 'keyword',
};

/** Tokens in the colour of plain text, which get no span. */
const unstyled = new Set(['punctuation', 'operator', 'attr-equals', 'template-punctuation']);
/** Embedded grammars, whose tokens do not inherit the outer colour. */
const embedded = new Set(['plain-text', 'spread', 'script', 'language-javascript', 'interpolation']);

function grammarOf(language: string): string | undefined {
  return Object.hasOwn(grammars, language) ? grammars[language] : undefined;
}

/** The problem with a fence's language; `undefined` if it is supported. */
export function languageProblem(language: string): { suggestion?: string } | undefined {
  if (Object.hasOwn(grammars, language)) return undefined;
  const alias: Readonly<Record<string, string>> = {
    sh: 'bash',
    shell: 'bash',
    zsh: 'bash',
    console: 'bash',
    plaintext: 'text',
    htm: 'html',
  };
  return {
    suggestion:
      (Object.hasOwn(alias, language) ? alias[language] : undefined) ?? nearest(language, Object.keys(grammars)),
  };
}

/**
 * Prism's patterns look ahead over the block, and over the line, from each place where a token might begin: hostile
 * text takes quadratic time. The costs are worst-case milliseconds per million of squared characters, measured on
 * repeated openers of each grammar (`"/*"`, `<a `, backtick and `${`); ordinary code takes a hundredth of that.
 */
const blockCosts: Readonly<Record<string, number>> = {
  tsx: 0.3,
  typescript: 0.3,
  jsx: 0.3,
  bash: 0.3,
  css: 2,
  scss: 5,
  markup: 1.5,
  markdown: 2,
  graphql: 0.1,
  json: 0.02,
  yaml: 0.02,
  diff: 0.02,
  python: 0.02,
};
const lineCost = 5;
/**
 * A block that might take longer than this is not highlighted: some 30 kB of TSX, 12 kB of CSS, a line of 7,000
 * characters.
 */
const costLimit = 300;

/** The worst-case milliseconds of highlighting. */
export function highlightingCost(code: string, language: string): number {
  const grammar = grammarOf(language);
  if (!grammar) return 0;
  const lines = code.split('\n').reduce((sum, line) => sum + line.length ** 2, 0);
  return ((blockCosts[grammar] ?? lineCost) * code.length ** 2 + lineCost * lines) / 1e6;
}

/** The lines of code that was highlighted before: pages repeat it, such as the command that installs a package. */
const known = new Map<string, readonly string[]>();
let knownCharacters = 0;
const knownLimit = 500_000;

/**
 * Highlights code, unless that might take too long.
 *
 * @returns one HTML string per line, each well-formed on its own
 */
export function highlightLines(code: string, language: string): readonly string[] {
  const grammar = grammarOf(language);
  if (!grammar) return code.split('\n').map(escapeHtml);
  const key = `${grammar} ${code}`;
  const found = known.get(key);
  if (found) return found;
  if (highlightingCost(code, language) > costLimit) return code.split('\n').map(escapeHtml);
  const lines = highlighted(code, grammar);
  if ((knownCharacters += key.length) > knownLimit) {
    known.clear();
    knownCharacters = key.length;
  }
  known.set(key, lines);
  return lines;
}

function highlighted(code: string, grammar: string): string[] {
  let line: { name?: TokenName; text: string }[] = [];
  const lines = [line];
  const append = (part: string, name: TokenName | undefined) => {
    if (!part) return;
    const last = line.at(-1);
    // White space has no colour: it joins the run before it, and a run of one colour is one span.
    if (last && (last.name === name || !/\S/.test(part))) last.text += part;
    else line.push({ name: name !== undefined && /\S/.test(part) ? name : undefined, text: part });
  };
  const write = (text: string, name: TokenName | undefined) => {
    // Most tokens are of one line.
    if (!text.includes('\n')) return append(text, name);
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push((line = []));
      append(part, name);
    });
  };
  const walk = (stream: Prism.TokenStream, outer: TokenName | undefined): void => {
    if (typeof stream === 'string') write(stream, outer);
    else if (Array.isArray(stream)) for (const item of stream) walk(item, outer);
    else if (embedded.has(stream.type)) walk(stream.content, undefined);
    else if (unstyled.has(stream.type)) walk(stream.content, outer === 'tag' ? 'punctuation' : outer);
    else walk(stream.content, classes[stream.type] ?? outer);
  };
  const { tokenize, languages: grammarsByName } = prism();
  walk(tokenize(code, grammarsByName[grammar]!), undefined);
  // Joined, not added up: the engine keeps the parts of a sum apart, which takes many times the room of the text.
  return lines.map((runs) =>
    runs.map(({ name, text }) => (name ? tokenHtml(name, escapeHtml(text)) : escapeHtml(text))).join(''),
  );
}
