// The tags of raw HTML that are open where a Markdown block is, as an HTML parser would have them. In: tags, in order.
// Out: what is open, and what ended without an end tag of its own. Imprecise where markup is misnested: what must not
// be got wrong is decided by a parser (contained-html.ts).
import type { Html } from 'mdast';
import {
  foreign,
  foreignEnds,
  formatting,
  holdsNoCode,
  holdsNoOther,
  inRuby,
  leavesForeign,
  selfEnding,
  siblingDepth,
  unusual,
} from './html-elements.ts';
import { openElementLimit } from './limits.ts';

/** A start tag: its name, and where it was written. */
export interface OpenTag {
  readonly name: string;
  readonly node: Html;
  /** Index of its `<` in the node's text, and that text as it was written. */
  readonly start: number;
  readonly text: string;
  /** Whether what follows is SVG or MathML, which have other rules. */
  readonly isForeign: boolean;
}

/** A Markdown block: the tags that are opened in it end with it. */
export interface Scope {
  readonly parent?: Scope;
  /** What its end is called in a message. */
  readonly end: string;
  /** Whether end tags in it cannot end what was opened outside of it. */
  readonly isClosed: boolean;
  /** Outermost first. */
  readonly open: OpenTag[];
}

type Tell = (tag: OpenTag, end: string) => void;

/** Opens a start tag that is not void and contains markup; `tell` is called for tags that it ends. */
export function openTag(scope: Scope, tag: Omit<OpenTag, 'isForeign'>, closesItself: boolean, tell: Tell): void {
  const { open } = scope;
  if (isInForeign(scope)) {
    if (!leavesForeign.has(tag.name)) {
      if (!closesItself) open.push({ ...tag, isForeign: !foreignEnds.has(tag.name) });
      return;
    }
    while (isInForeign(scope)) tell(open.pop()!, `<${tag.name}>`);
  }
  if (Object.hasOwn(siblingDepth, tag.name))
    open.length = open.findLastIndex(({ name }) => !endsSibling(tag.name, name)) + 1;
  if (holdsNoOther.has(tag.name)) {
    const at = open.findLastIndex(({ name }) => name === tag.name);
    for (const ended of at < 0 ? [] : open.splice(at, formatting.has(tag.name) ? 1 : Infinity))
      tellOf(ended, `<${tag.name}>`, tell);
  }
  open.push({ ...tag, isForeign: foreign.has(tag.name) });
}

/** Whether more elements are open than an HTML parser should keep; those that their siblings may end count half. */
export function isTooDeep({ open }: Scope): boolean {
  if (open.length <= openElementLimit) return false;
  const lasting = open.filter(({ name, isForeign }) => isForeign || !selfEnding.has(name)).length;
  return lasting > openElementLimit || open.length > 2 * openElementLimit;
}

/** Whether the text at the end of a scope is SVG or MathML. */
export function isInForeign({ open }: Scope): boolean {
  return open.at(-1)?.isForeign ?? false;
}

/** Ends the tag that an end tag means, in its own block or around it; one that means none is ignored, as in a browser. */
export function endTag(scope: Scope, name: string, tell: Tell): void {
  // Nearly always it is the last one.
  if (scope.open.at(-1)?.name === name) return void scope.open.pop();
  for (let one: Scope | undefined = scope; one; one = one.isClosed ? undefined : one.parent) {
    const at = one.open.findLastIndex((tag) => tag.name === name);
    if (at < 0) continue;
    const inner = one.open.splice(at).slice(1);
    for (const tag of inner) {
      // A parser opens it again.
      if (formatting.has(name) || formatting.has(tag.name)) one.open.push(tag);
      else tellOf(tag, `</${name}>`, tell);
    }
    return;
  }
}

/** Ends all that is open in a scope; returns the end tags. */
export function endScope({ open, end, parent }: Scope, tell: Tell): string {
  if (open.length === 0) return '';
  const tags = open.splice(0);
  // Around a whole segment there is nothing that could end too early.
  return endsOf(parent ? tags : tags.filter(({ name }) => !selfEnding.has(name)), end, tell);
}

/**
 * Ends what was opened in emphasis or in a link, if it would keep a parser from ending that; returns the end tags, none
 * as a rule.
 *
 * @param from how many tags were open before
 */
export function endPhrase({ open }: Scope, from: number, tell: Tell): string {
  const isBarrier = open.slice(from).some(({ name, isForeign }) => isForeign || unusual.has(name));
  return isBarrier ? endsOf(open.splice(from), 'the end of its emphasis or link', tell) : '';
}

/** Ends what cannot contain a block of code, and all within it; returns the end tags, none as a rule. */
export function endBeforeCode(scope: Scope, tell: Tell): string {
  const scopes: Scope[] = [];
  let count = 0;
  for (let one: Scope | undefined = scope; one; one = one.parent) {
    scopes.push(one);
    if (one.open.some(({ name }) => holdsNoCode.has(name))) count = scopes.length;
  }
  return scopes
    .slice(0, count)
    .map(({ open }, index) => {
      const from = index < count - 1 ? 0 : open.findIndex(({ name }) => holdsNoCode.has(name));
      return endsOf(open.splice(from), 'the block of code below it', tell);
    })
    .join('');
}

function endsOf(tags: readonly OpenTag[], end: string, tell: Tell): string {
  for (const tag of tags) tellOf(tag, end, tell);
  return tags
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');
}

/** Tells of a tag that had to be ended, unless its end tag may be left out. */
function tellOf(tag: OpenTag, end: string, tell: Tell): void {
  if (!selfEnding.has(tag.name) && !inRuby.has(tag.name)) tell(tag, end);
}

/** Whether a start tag ends an open element, as an item of a list ends the one before it. */
function endsSibling(name: string, open: string): boolean {
  if (!Object.hasOwn(siblingDepth, open)) return false;
  const [group, depth] = siblingDepth[name]!;
  const [openGroup, openDepth] = siblingDepth[open]!;
  return group === openGroup && openDepth >= depth;
}
