// Large pages of one kind each: what people write, much too much of it, and what is written to be slow. In: a size in
// characters. Out: a page of about that size. Each is small here and grows in one place, so that its time shows how that grows.

export interface LargePage {
  readonly name: string;
  readonly text: (size: number) => string;
}

/** One piece, over and over. */
const repeated: Readonly<Record<string, string>> = {
  prose: 'Lorem ipsum dolor sit amet, *consectetur* adipiscing elit, `sed do` eiusmod tempor [incididunt](/a/) ut labore.\n\n',
  words: 'lorem ', letters: 'a', paragraphs: 'a\n\n', lines: 'a\n', 'lines with breaks': 'a  \n', 'Windows line ends': 'a\r\n\r\n', 'carriage returns': '\r', NULs: '\0', blanks: ' ', newlines: '\n', tabs: '\t',
  'a list': '- item\n', 'a list of short items': '- a\n', 'a loose list': '- item\n\n', 'numbered items': '1. a\n', 'lists of one item': '- a\n+ b\n', 'lists in lists': '- a\n  - b\n    - c\n', tasks: '- [ ] a\n', 'empty items': '-\n', 'deep lists': `${'- '.repeat(90)}a\n`, 'markers in a row': '- ',
  quotes: '> a\n\n', 'a quote': '> a\n', 'quotes in quotes': '> a\n> > b\n\n', 'deep quotes': `${'> '.repeat(90)}a\n\n`, 'lists in quotes': '> - a\n', alerts: '> [!NOTE]\n> a\n\n',
  tables: '|a|\n|-|\n|b|\n\n', 'delimiter rows': '|-|\n', 'rows without a table': 'a|b\n',
  headings: '## Heading\n\n', 'headings of level 3': '### a\n', titles: '# a\n\n', 'underlined headings': 'a\n-\n', rules: '---\n\n',
  '[': '[', ']': ']', '*': '*', _: '_', '`': '`', '<': '<', '>': '>', '!': '!', '~': '~', '(': '(', ')': ')', '|': '|', '\\': '\\', '&': '&', '#': '#', '-': '-', '=': '=', ':': ':', '{': '{', '@': '@', '"': '"', '^': '^',
  'a [': 'a [', '*a': '*a ', 'a*': 'a* ', '*a **b': '*a **b ', '*_': '*_', '`a': '`a ', '](': '](', '[a](': '[a](', '[a][b]': '[a][b] ', '![': '![', '[^': '[^', '[^a]: ': '[^a]: ', '<a': '<a ', '<!--': '<!--', '<?': '<?', '&amp;': '&amp;', '&copy; ': '&copy; ', '\\*': '\\*', 'é*': 'é*', emoji: '\u{1F600} ',
  emphasis: '*a* ', code: '`a` ', links: '[a](/b/) ', 'relative links': '[a](./other.md) ', images: '![a](pic.png) ', addresses: 'https://a.example ', 'www.a': 'www.a', 'a@': 'a@b.c', definitions: '[a]: /b/\n', strikethrough: '~~a~~ ',
  'indented code': '    a\n', 'code blocks': '```tsx\nconst a = 1;\n```\n\n', fences: '```\n', 'an included file': '```tsx file=./pic.png\n```\n\n', 'unknown languages': '```constructor\n```\n',
  'inline HTML': 'x <kbd>a</kbd> ', 'block HTML': '<div>\na\n</div>\n\n', '<br>': 'a<br>', '<b>': '<b>', '<div>': '<div>', '<rt>': 'a<rt>', comments: '<!-- a --> ', badges: '<span class="plan-pro"></span> ', '<constructor>': '<constructor>',
  directives: '{{"demo": "a.tsx"}}\n\n', 'directives in text': '{{"demo": "a.tsx"}}\nb\n', 'broken directives': '{{"demo": \n', callouts: ':::info\na\n:::\n\n', 'open callouts': ':::info\n', 'tabbed code': '<codeblock>\n\n```bash npm\nnpm i\n```\n\n</codeblock>\n\n', 'open descriptions': '<p class="description">a\n',
  'titles of callouts': ':::info *a* [b] `c`\n:::\n', 'a page between directives': 'See [a].\n\n{{"demo": "a.tsx"}}\n\n', 'open fences in quotes': '> ```\n\n', 'open fences in items': '- a\n\n  ```\n  b\n\n', 'code in items': '- a\n\n      :::info\n\n', 'open code blocks': '<codeblock>\n',
};

/** A start, then one piece over and over, then an end. */
const framed: Readonly<Record<string, readonly [start: string, piece: string, end: string]>> = {
  'a long table': ['| a | b |\n| - | - |\n', '| 1 | 2 |\n', ''],
  'a wide table': [`${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n`, `${'|b'.repeat(300)}|\n`, ''],
  'a table of short rows': [`${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n`, 'b\n', ''],
  'dashes that are no table': ['|', '-', '*'],
  'a table, and a line far in': ['|a|\n|-|\n', ' ', 'b'],
  'a code block': ['```tsx\n', 'const a = "b";\n', '```\n'],
  'a code block of brackets': ['```tsx\n', '<a {', '\n```\n'],
  'a style sheet': ['```css\n', '/* a { b: "c', '\n```\n'],
  'a mark and blanks in code': ['```js\n// [!code ++]', ' ', 'x\n```\n'],
  'lines of an info string': ['```js {', '1-99999,', '}\na\n```\n'],
  'a title in an info string': ['```js title="', 'title="', '\na\n```\n'],
  'a footnote and blanks': ['[^a]: b\n', ' ', 'x'],
  'a fence and a line separator': ['', '~', '\u2028x'],
  'a callout and a line separator': ['', ':', '\u2028x'],
  'blanks before a comment': ['     ', ' ', '<!-- -->'.repeat(2000)],
  'a key of the front matter': ['---\ntitle:', ' ', 'x\u2028y\n---\n'],
  'a list in the front matter': ['---\ncomponents: [', 'a,\n', ']\n---\n'],
  'YAML in the front matter': ['---\ntitle: {\n', ' {', '\n---\n'],
  'references between directives': [`[a]: /${'b'.repeat(900)}/\n\n`, '[a]\n\n{{"demo": "a.tsx"}}\n\n', ''],
  'a title of a callout': [':::info ', '*a* _b', '\n:::\n'],
  'hashes of a title': [':::info `a`', ' #', '\n:::\n'],
  'a title far in': [`${'> - '.repeat(45)}:::info `, 'é* ', '\n'],
  'quotes in the front matter': ["---\ntitle: '", "'' ", '\n---\n'],
  'references of one definition': ['[a]: /b/\n\n', '[a] ', ''],
  'a label': ['[', 'a\n', ']: b'],
  'a title of a definition': ['[a]: b "', 'c\n', ''],
  'an address with parentheses': ['[a](', '(', ''],
  'an attribute': ['<a b="', 'c', '">'],
  'attributes': ['<a ', 'b=c ', '>'],
  'a name of tabs': ['<codeblock storageKey="', 'a', `">\n\n${'```js a\n```\n\n'.repeat(200)}</codeblock>`],
  'a heading': ['## ', 'a & ', ''],
  'blanks in a badge': ['a <span class="plan-pro" title="', ' ', 'x" />'],
  'blanks in a badge in block HTML': ['<div><span class="plan-pro" title="', ' ', 'x"></span></div>'],
  'quotes in headings': ["## It's", " a'b", ''],
  'ends below HTML': [':::info\n<div>\n', ':::\n', '</div>'],
  'beginnings below HTML': ['<div>x</div>\n', ':::info\n', ''],
  'a heading and hashes': ['## a', ' #', ''],
  'an id': ['## a {#', 'b', '}'],
  'a directive': ['{{"demo": "', 'a', '"}}'],
  'an array in a directive': ['{{"component": "a", "x": ', '[', '}}'],
  'a description': ['<p class="description">', 'a ', '</p>'],
  'a description of tags': ['<p class="description">', '<a', '</p>'],
  'text in a table tag': ['<table>', 'x<br>', '</table>'],
  'elements in a table tag': ['<table>', '<b></b>', '</table>'],
  'paths in a picture': ['a <svg>', '<path d=x></path>', '</svg>'],
  'blanks in a srcset': ['<img alt="" srcset="a', ' ', 'b 1x">'],
  'commas in a srcset': ['<img alt="" srcset="', 'a,', ' 1x">'],
  'cells in a picture': ['a <svg>', '<td>', ''],
  'tags in an attribute': ['a ', '<div a="</div>">', ''],
};

/** Pieces with a number each. */
const numbered: Readonly<Record<string, (index: number) => string>> = {
  'a numbered list': (index) => `${index}. item\n`,
  'other headings': (index) => `## Heading ${index}\n\n`,
  'headings of a few names': (index) => `## h-${index % 50}\n\n## h\n\n`,
  footnotes: (index) => `a[^${index}]\n\n[^${index}]: b\n\n`,
  'definitions between directives': (index) => `[a${index}]: /b/\n\n{{"demo": "a.tsx"}}\n\n[a${index}] [a${index - 1}]\n\n`,
  'definitions and their use': (index) => `[a${index}]: /b/\n\n[a${index}]\n\n`,
  'missing pictures': (index) => `![](m${index}.png) `,
  stairs: (index) => `${' '.repeat(2 * (index % 60))}- a\n`,
  'runs of ticks': (index) => `a${'`'.repeat(index % 500)}`,
  'runs of stars': (index) => ` ${'*'.repeat(index % 300)}a`,
};

function grown(size: number, pieceOf: (index: number) => string): string {
  const pieces: string[] = [];
  for (let index = 0, length = 0; length < size; index++) {
    const piece = pieceOf(index);
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}

const top = '# Page\n\n<p class="description">What it is about.</p>\n\n';

/** All kinds. */
export const largePages: readonly LargePage[] = [
  ...Object.entries(repeated).map(([name, piece]) => ({ name, text: (size: number) => top + grown(size, () => piece) })),
  ...Object.entries(framed).map(([name, [start, piece, end]]) => ({ name, text: (size: number) => (start.startsWith('---') || start.startsWith('<p class') ? '' : top) + start + grown(size, () => piece) + end })),
  ...Object.entries(numbered).map(([name, pieceOf]) => ({ name, text: (size: number) => top + grown(size, pieceOf) })),
];
