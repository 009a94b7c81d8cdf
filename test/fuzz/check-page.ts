// What must hold for any page, however bad. In: text. Out: what became of it, and what is wrong with that.
import { parsePage, type PageHost } from '../../src/markdown/parse-page.ts';
import { sentenceOf } from '../../src/report/sentences.ts';
import type { Page, PageBody } from '../../src/model/page.ts';

const address = { locale: 'en', pathname: '/fuzz/' };
const files = new Map([
  ['content/pic.png', new Uint8Array([137, 80, 78, 71])],
  ['content/other.md', new TextEncoder().encode('# Other')],
]);
const host: PageHost = {
  readFile: (path) => (files.has(path) ? { bytes: files.get(path)!, hash: path } : undefined),
  refusalOf: () => undefined,
  onHost: (written) => written,
  listFolder: () => [...files.keys()],
  routeOf: (path) => (path.endsWith('.md') ? '/other/' : undefined),
  assetUrl: (path) => `/_assets/${path.split('/').at(-1)}`,
};

/** A plugin that does nothing but have the reference parser read the page. */
const plugins = { remark: [() => undefined], rehype: [] };

/** The page that a text makes, read by the reference parser if asked so. */
export function pageFrom(text: string, { reference = false } = {}): Page & PageBody {
  const source = { path: 'content/fuzz.md', text, hash: '' };
  const { page, body } = parsePage(source, address, {}, reference ? { ...host, plugins } : host);
  return { ...page, ...body };
}

/** What is wrong with a page: nothing, if it has HTML or a problem, whole and in its place. */
export function faultsOf(page: Page & PageBody, text: string): string[] {
  const lines = text.split(/\r\n?|\n/).length;
  const faults: string[] = [];
  if (page.kind === 'failed' && page.problems.length === 0) faults.push('a failed page without a problem');
  for (const problem of page.problems) {
    if (!sentenceOf(problem)) faults.push(`${problem.rule} has no words`);
    if ((problem.line ?? 1) < 1 || (problem.line ?? 1) > lines || (problem.column ?? 1) < 1)
      faults.push(`${problem.rule} is outside of the file, at ${problem.line}:${problem.column}`);
  }
  for (const block of page.blocks) {
    const open = block.type === 'html' ? openElement(block.html) : undefined;
    if (open !== undefined) faults.push(open);
  }
  if (page.titleHtml !== undefined)
    faults.push(...[openElement(page.titleHtml)].filter((fault) => fault !== undefined));
  return faults;
}

const empty = new Set(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr'.split(' '),
);
const rawText = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));

/**
 * The first element of a stretch of HTML that is not closed where it should be. Our serializer writes every end tag.
 */
export function openElement(html: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z][^\s/>]*)(?:[^"'>]|"[^"]*"|'[^']*')*>|<!--[^]*?-->/y;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at;
    const found = tag.exec(html);
    if (!found) return `a "<" that begins no tag: ${html.slice(at, at + 40)}`;
    const [written, end, name] = found;
    if (name === undefined) continue;
    if (end) {
      // A browser ignores the second end tag of a script, which a broken one may have.
      if (rawText.has(name) && open.at(-1) !== name) continue;
      if (open.pop() !== name) return `an end tag out of place: ${written}`;
    } else if (
      !empty.has(name) &&
      !(written.endsWith('/>') && open.some((outer) => outer === 'svg' || outer === 'math'))
    ) {
      if (rawText.has(name)) {
        const close = html.slice(tag.lastIndex).search(new RegExp(`</${name}[\\s/>]`, 'i'));
        if (close < 0) return `<${name}> is not closed`;
        tag.lastIndex += close;
      }
      open.push(name);
    }
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}
