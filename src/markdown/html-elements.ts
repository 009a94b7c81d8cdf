// How an HTML parser treats elements, by name: https://html.spec.whatwg.org/multipage/parsing.html.

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const voidElements = named('area base br col embed hr img input link meta param source track wbr');
/** Elements that their next sibling or their parent closes, so that leaving them open is common and harmless. */
export const selfEnding = named('p li dd dt option optgroup tr td th tbody thead tfoot caption colgroup');
/** The same, but only in `<ruby>`. */
export const inRuby = named('rt rp rb rtc');
/** Elements that stay open across others: a parser reopens them after an element that ended too early. */
export const formatting = named('b big code em font i nobr s small strike strong tt u a');
/** Elements that contain only text: what looks like tags in them is text, too. */
export const rawText = named('script style textarea title xmp iframe noembed noframes');
export const foreign = named('svg math');
/** Elements of foreign content that contain HTML. */
export const foreignEnds = named('foreignobject desc title annotation-xml mi mo mn ms mtext');
/** Elements that end foreign content. All others are part of it, and only a slash or an end tag closes them. */
export const leavesForeign = named(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);
/** Tags that a parser ignores inside a page. */
export const ignored = named('html head body frameset frame image');
/** Elements that cannot contain a block of code: its copy button would end them, or they drop it. */
export const holdsNoCode = named('button select option optgroup svg math');
/** Elements that another of the same name ends. */
export const holdsNoOther = named('a nobr button');
/**
 * Elements with rules of their own. With any of them, HTML that is written out may be read otherwise than it was made;
 * all others are read back as they are.
 */
export const unusual = named(
  'script style textarea title xmp iframe noembed noframes noscript plaintext template svg math button select option optgroup form table caption colgroup col tbody thead tfoot tr td th object applet marquee nobr listing frameset image',
);
/** The order of elements that end their predecessor: each ends open ones of its group that are as deep or deeper. */
export const siblingDepth: Readonly<Record<string, readonly [group: string, depth: number]>> = {
  li: ['list', 1],
  dt: ['terms', 1],
  dd: ['terms', 1],
  optgroup: ['options', 1],
  option: ['options', 2],
  caption: ['table', 1],
  colgroup: ['table', 1],
  tbody: ['table', 1],
  thead: ['table', 1],
  tfoot: ['table', 1],
  tr: ['table', 2],
  td: ['table', 3],
  th: ['table', 3],
  rb: ['ruby', 1],
  rt: ['ruby', 1],
  rp: ['ruby', 1],
  rtc: ['ruby', 1],
};
