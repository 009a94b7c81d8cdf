// Ends the HTML that a writer left open: an inline tag with its paragraph, cell or item, a block tag with the quote or
// item it stands in, or with its segment. Otherwise it would go on into what xdocs makes around it, up to the next
// copy button and further. mdast in and out; what had to be ended is reported.
import type { Html, Parents, Root, RootContent } from 'mdast';
import { ignored, rawText, unusual, voidElements } from './html-elements.ts';
import { endTagIndex, forEachTag, type HtmlTag } from './html-tags.ts';
import { refuseOpen } from './nesting.ts';
import {
  endBeforeCode,
  endPhrase,
  endScope,
  endTag,
  isInForeign,
  isTooDeep,
  openTag,
  type OpenTag,
  type Scope,
} from './open-tags.ts';
import { positionOf, type ParseContext } from './parse-context.ts';
import type { Position } from '../model/source-file.ts';

/** The first tag of a tree with parsing rules of its own, and its place in the file. */
export interface UnusualTag extends Position {
  readonly name: string;
}

/** What the end of a block is called. */
const ends: Readonly<Record<string, string>> = {
  paragraph: 'the end of its paragraph',
  heading: 'the end of its heading',
  tableCell: 'the end of its cell',
  listItem: 'the end of its list item',
  blockquote: 'the end of its quote or callout',
  footnoteDefinition: 'the end of its footnote',
};
/** Blocks in which an end tag cannot end what was opened outside of them. */
const closed = new Set(['tableCell', 'footnoteDefinition']);
const phrasing = new Set(['paragraph', 'heading', 'tableCell']);

interface Work {
  readonly context: ParseContext;
  readonly tell: (tag: OpenTag, end: string) => void;
  unusual?: UnusualTag;
}

/**
 * Ends the tags that a tree leaves open, and takes out those that are cut off.
 *
 * @returns the first tag with which the written HTML may be read otherwise than it was made; `undefined` for HTML that
 *   is surely read as made
 */
export function closeHtml(tree: Root, context: ParseContext): UnusualTag | undefined {
  const work: Work = {
    context,
    tell: ({ name, ...place }, end) =>
      void context.problems.push({
        rule: 'html-unclosed',
        severity: 'warning',
        file: context.file,
        ...placeOf(place, context),
        tag: name,
        end,
      }),
  };
  closeBlock(tree, { end: 'the next directive or the end of the page', isClosed: true, open: [] }, work);
  return work.unusual;
}

function closeBlock(parent: Parents, scope: Scope, work: Work): void {
  closeChildren(parent, scope, work);
  const tags = endScope(scope, work.tell);
  if (tags) (parent.children as RootContent[]).push({ type: 'html', value: tags });
}

function closeChildren(parent: Parents, scope: Scope, work: Work): void {
  const children = parent.children as RootContent[];
  let texts: ReturnType<typeof createTexts> | undefined;
  let out: RootContent[] | undefined;
  for (let index = 0; index < children.length; index++) {
    const child = children[index]!;
    if (texts?.isIn(index)) {
      // Text between two tags has no tags.
    } else if (child.type === 'html') {
      if (texts || !closeOrdinaryTag(child, scope, work))
        closeTags(child, texts?.end(index) ?? 0, {
          scope,
          work,
          endsLater: (name) => (texts ??= createTexts(children)).begin(name, index),
        });
    } else if ((child.type as string) === 'markup') {
      const tags = endBeforeCode(scope, work.tell);
      if (tags) (out ??= children.slice(0, index)).push({ type: 'html', value: tags });
    } else if ('children' in child) {
      const end = ends[child.type];
      // Emphasis, links and lists are no end of a tag.
      if (end === undefined) closePhrase(child, scope, work);
      else if (mayHoldHtml(child))
        closeBlock(child, { parent: scope, end, isClosed: closed.has(child.type), open: [] }, work);
    }
    out?.push(child);
  }
  if (out) parent.children = out as typeof parent.children;
}

function closePhrase(phrase: Parents, scope: Scope, work: Work): void {
  const before = scope.open.length;
  closeChildren(phrase, scope, work);
  const tags = scope.open.length > before ? endPhrase(scope, before, work.tell) : '';
  if (tags) (phrase.children as RootContent[]).push({ type: 'html', value: tags });
}

/** Most paragraphs have no HTML: they need no scope. */
function mayHoldHtml({ type, children }: Parents): boolean {
  return !phrasing.has(type) || children.some((child) => child.type === 'html' || 'children' in child);
}

/**
 * Elements that contain only text and go on over several nodes, such as `<textarea>*a*</textarea>` in a paragraph: what
 * stands between their tags is no markup.
 */
function createTexts(children: readonly RootContent[]) {
  const lasts = new Map<string, number>();
  let current: { readonly name: string; readonly index: number } | undefined;
  const endAt = (index: number, name: string) => {
    const child = children[index]!;
    return child.type === 'html' ? endTagIndex(child.value, name, 0) : -1;
  };
  return {
    /** Whether a node is between the tags of such an element. */
    isIn: (index: number) => current !== undefined && index < current.index,
    /** Where the markup of a node begins, which may end such an element. */
    end: (index: number) => (current?.index === index ? Math.max(0, endAt(index, current.name)) : 0),
    /** Begins such an element; `false` if no later node ends it. */
    begin(name: string, index: number): boolean {
      let last = lasts.get(name);
      if (last === undefined) lasts.set(name, (last = children.findLastIndex((_, at) => endAt(at, name) >= 0)));
      if (last <= index) return false;
      let next = index + 1;
      while (endAt(next, name) < 0) next++;
      current = { name, index: next };
      if (name !== 'script') return true;
      for (const child of children.slice(index + 1, next))
        if ('value' in child) child.value = harmless(child.value, { isPart: true });
      return true;
    },
  };
}

/** One ordinary tag alone, as most HTML in text is. */
const ordinaryTag = /^<(\/?)([a-z][a-z\d-]*)(?:\s+[\w:-]+(?:="[^"<>]*")?)*\s*(\/?)>$/i;

/** Follows a node that is nothing but one ordinary tag, without the cost of a scan; `false` for any other. */
function closeOrdinaryTag(node: Html, scope: Scope, { context, tell }: Work): boolean {
  const [, slash, written = '', closing] = ordinaryTag.exec(node.value) ?? [];
  const name = written.toLowerCase();
  if (!name || unusual.has(name) || ignored.has(name)) return false;
  if (voidElements.has(name) || name === 'p') return true;
  if (slash) endTag(scope, name, tell);
  else openTag(scope, { name, node, start: 0, text: node.value }, closing !== '', tell);
  if (isTooDeep(scope)) refuseOpen(node, context);
  return true;
}

interface Tags {
  readonly scope: Scope;
  readonly work: Work;
  /** Whether an element that contains only text ends in a later node; it is begun, then. */
  readonly endsLater: (name: string) => boolean;
}

/** Follows the tags of one node of HTML from an index on, and changes its text where one must be ended or is cut off. */
function closeTags(node: Html, from: number, { scope, work, endsLater }: Tags): void {
  const text = node.value;
  if (!text.includes('<')) return;
  const { context, tell } = work;
  const missing = new Set<string>();
  let done = 0;
  let changed = '';
  const replace = (start: number, end: number, by: string) => {
    changed += text.slice(done, start) + by;
    done = end;
  };
  const visit = ({ name, isEnd, closesItself, isCut, start, end }: HtmlTag): 'text' | void => {
    const tag = { name, node, start, text };
    if (isCut) {
      const found = /^<(?:!--|[^\s>]{0,40})/.exec(text.slice(start, start + 50))![0];
      context.problems.push({
        rule: 'html-cut',
        severity: 'warning',
        file: context.file,
        ...placeOf(tag, context),
        found,
      });
      // What cannot be meant for readers is left out, anything else is shown.
      replace(start, text.length, found === '<!--' ? '' : text.slice(start).replaceAll('<', '&lt;'));
      return;
    }
    const noteUnusual = () => {
      if (unusual.has(name)) work.unusual ??= { name, ...placeOf(tag, context) };
    };
    // An empty title, which is made below of one that somebody names without marking it as code, is read as it is written.
    if (name !== 'title' || isEnd || isInForeign(scope)) noteUnusual();
    if (ignored.has(name) || name === 'p') return;
    if (isEnd) return endTag(scope, name, tell);
    if (isInForeign(scope) || !rawText.has(name)) {
      if (voidElements.has(name)) return;
      openTag(scope, tag, closesItself, tell);
      if (isTooDeep(scope)) refuseOpen(node, context);
      return;
    }
    const close = missing.has(name) ? -1 : endTagIndex(text, name, end);
    if (close >= 0) {
      noteUnusual();
      if (name === 'script') replace(end, close, harmless(text.slice(end, close)));
      return 'text';
    }
    missing.add(name);
    if (endsLater(name)) {
      noteUnusual();
      if (name === 'script') replace(end, text.length, harmless(text.slice(end), { isPart: true }));
      return 'text';
    }
    // What follows would vanish in it.
    tell({ ...tag, isForeign: false }, scope.end);
    replace(end, end, `</${name}>`);
  };
  forEachTag(text, visit, from);
  if (done > 0) node.value = changed + text.slice(done);
}

/**
 * The text of a script, or of a part of it, in which no `<!--` before a `<script` can hide its end:
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements.
 */
function harmless(script: string, { isPart = false } = {}): string {
  if (!script.includes('<!--')) return script;
  const end = isPart ? script.length : Math.max(0, script.toLowerCase().lastIndexOf('<script'));
  return script.slice(0, end).replaceAll('<!--', '<\\!--') + script.slice(end);
}

/** The place of a tag in the file: that of its node, and the lines of the node above it. */
function placeOf({ node, start, text }: Pick<OpenTag, 'node' | 'start' | 'text'>, context: ParseContext): Position {
  const { line, column } = positionOf(node, context);
  const above = text.slice(0, start).split('\n');
  return above.length === 1
    ? { line, column: column + start }
    : { line: line + above.length - 1, column: above.at(-1)!.length + 1 };
}
