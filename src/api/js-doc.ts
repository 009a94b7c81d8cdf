// Parses JSDoc comments of declarations and propTypes. In: a comment's text. Out: description and known tags.

interface JsDocParameter {
  readonly name: string;
  readonly type?: string;
  readonly description: string;
}

/** A parsed comment. Texts are Markdown; inline tags are left as written. */
export interface JsDoc {
  readonly description: string;
  readonly default?: string;
  readonly deprecated?: string | true;
  /** Marked `@ignore` or `@internal`: not for readers. */
  readonly ignored: boolean;
  readonly parameters: readonly JsDocParameter[];
  readonly returns?: { readonly type?: string; readonly description: string };
  readonly see: readonly string[];
  readonly category?: string;
}

export const emptyJsDoc: JsDoc = { description: '', ignored: false, parameters: [], see: [] };

/**
 * Parses one `/** … *\/` comment.
 *
 * @param comment the comment with its delimiters
 */
export function parseJsDoc(comment: string): JsDoc {
  const { text, tags } = splitTags(linesOf(comment));
  const first = (name: string): string | undefined => tags.find((tag) => tag.name === name)?.text;
  const returns = first('returns') ?? first('return');
  const deprecated = first('deprecated');
  const category = first('category');
  const defaultText = first('default') ?? first('defaultValue') ?? first('defaultvalue');
  return {
    description: withoutNotes(withoutLinkLists(text)),
    ...(defaultText ? { default: defaultOf(defaultText) } : {}),
    ...(deprecated === undefined ? {} : { deprecated: deprecated || true }),
    ignored: tags.some((tag) => tag.name === 'ignore' || tag.name === 'internal'),
    parameters: tags.filter((tag) => tag.name === 'param').map((tag) => parameterOf(tag.text)),
    ...(returns === undefined ? {} : { returns: typedText(returns) }),
    see: tags.filter((tag) => tag.name === 'see').map((tag) => tag.text.replace(/^See\s+(?:also:?\s+)?/, '')),
    ...(category ? { category } : {}),
  };
}

function linesOf(comment: string): string[] {
  return comment
    .replace(/^\/\*\*+/, '')
    .replace(/\*+\/$/, '')
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\s*\*? ?/, '').trimEnd()));
}

interface Tag {
  readonly name: string;
  readonly text: string;
}

/** Tags that many write behind their sentence, as in `/** The size. @default 'md' *\/`. */
const behindText =
  /(?<=^[^`]*(?:`[^`]*`[^`]*)*)\s(?=@(?:default|defaultValue|defaultvalue|deprecated|internal|ignore)(?:\s|$))/;

/**
 * A tag begins at the start of a line, or some behind a sentence, and extends to the next one; `@` inside a code fence is
 * text.
 */
function splitTags(lines: readonly string[]): { text: string; tags: Tag[] } {
  const text: string[] = [];
  const tags: { name: string; lines: string[] }[] = [];
  let fenced = false;
  for (const line of lines) {
    if (/^\s*```/.test(line)) fenced = !fenced;
    // Few lines have a tag behind their text, and to look for one takes the square of a line's length.
    for (const part of fenced || !/\s@/.test(line) ? [line] : line.split(behindText)) {
      const tag = fenced ? null : /^\s*@([A-Za-z]+)(?=\s|\{|$)\s?(.*)$/.exec(part);
      if (tag?.[1]) tags.push({ name: tag[1], lines: [tag[2] ?? ''] });
      else (tags.at(-1)?.lines ?? text).push(part);
    }
  }
  return {
    text: text.join('\n').trim(),
    tags: tags.map((tag) => ({ name: tag.name, text: tag.lines.join('\n').trim() })),
  };
}

/** Drops sections such as `Demos:`, a label followed by a list of links, because the pages have links of their own. */
function withoutLinkLists(text: string): string {
  return text.replace(/(?<=^|\n)[A-Z]\w*:[ \t]*\n(?:\s*[-*] \[[^\n]*(?:\n|$))+/g, '\n').trim();
}

/** Drops authors' notes: from a line that begins with `TODO` to the end of its paragraph. */
function withoutNotes(text: string): string {
  return text
    .replace(/(?<=^|\n)[ \t]*TODO\b(?:[^\n]+(?:\n(?!\s*(?:\n|[-*] )))?)*/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Joins the lines of code or prose; a list stays a list. */
function defaultOf(text: string): string {
  return text
    .split(/\n(?=[ \t]*[-*] )/)
    .map((part) => part.replace(/\s*\n\s*/g, ' '))
    .join('\n');
}

function parameterOf(text: string): JsDocParameter {
  const { type, description: rest } = typedText(text);
  const match = /^\[?([\w$.]+)(?:\s*=[^\]]*)?\]?\s*(?:-\s+)?([\s\S]*)$/.exec(rest);
  return { name: match?.[1] ?? rest, ...(type ? { type } : {}), description: (match?.[2] ?? '').trim() };
}

/** Splits `{type} description`, with balanced braces. */
function typedText(text: string): { type?: string; description: string } {
  if (!text.startsWith('{')) return { description: text };
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return { type: text.slice(1, index).trim(), description: text.slice(index + 1).trim() };
  }
  return { description: text };
}
