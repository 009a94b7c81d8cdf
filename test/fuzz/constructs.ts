// Markdown constructs, one a string: what the fuzzer's pages are made of, and what both parsers are compared on. Nothing goes
// in; out comes the list. They are pieces, not pages: each may stand alone, after another one, or inside it.

const text = [
  'A line of text.\nAnother line of it.',
  'Hard break here  \nand there\\\nand the end.',
  'Escapes \\* \\_ \\[ \\] \\` \\< \\\\ \\& \\! \\# \\a \\',
  'Entities &amp; &lt; &copy; &#35; &#x22; &#0; &nosuch; &amp &#12345678; &ouml;ffnen',
  'Odd spaces\u00A0and\u2003tabs\there\u200Bthere',
  '*a* _b_ **c** __d__ ***e*** ___f___ ~~g~~ ~h~',
  '**bold *both* bold** and *it **both** it*',
  '*a **b* c** and **a *b** c*',
  'snake_case_word and 5*3*2 and _a_b_c_ and *a*b*c*',
  '** not bold ** and * not it * and __ nor this __',
  '*(a)* **"b"** _\u201Cc\u201D_ *\u3002* a**\u3002b**c',
  '****four**** *****five***** ~~~three~~~ ~~a~b~~',
  '`code` ``a ` b`` ` `` ` `` ` `` `a\nb` ` a ` `  `',
  '``unclosed ` code\n\n`later`',
  '[link](/a/) [title](/b/ "t") [single](/c/ \'t\') [paren](/d/ (t)) [empty]() [angle](<a b> "x")',
  '[nested [brackets]](/a/) [a [b](/b/) c](/c/) [`]`](/d/) [a](/x(y)z/) [b](/x\\)y/)',
  '![alt](/a.svg) ![*alt* **text**](/b.svg "t") [![in](/c.svg)](/d/) ![]()',
  '[full][ref] [collapsed][] [shortcut] [FULL][Ref] ![image][ref] [none][nosuch] [ref]: no',
  '<https://example.com/a?b=c> <mailto:a@example.com> <a@example.com> <not a link> <x:y>',
  'https://example.com/a_b_c www.example.com/x(y) http://a.b/c). a@example.com, www.a.b&amp; ftp://x.y',
  'See https://example.com/?q=1&copy;=2 and (www.example.com) "http://x.y" xhttps://a.b *https://c.d*',
  'inline <b>html</b> <br/> <a href="/x/" title=\'y\'>l</a> <!-- c --> <?php ?> <!D x> <![CDATA[y]]>',
  'broken < b > <b <b c="d> </b e> <33> <a/b> <a \n b="c">',
  'Footnote[^1] and [^long-name] and [^none] and ^[inline] and [^1]again.',
  '[^1]: The note.\n\n[^long-name]:\n    Indented note.\n\n    > with a quote',
  'Emoji \u{1F6A7} \u2705 \u{1F468}\u200D\u{1F469}\u200D\u{1F467} and \u{1D54F} and a\u0301e\u0308',
  '\u0627\u0644\u0639\u0631\u0628\u064A\u0629 **\u4E2D\u6587\uFF0C**\u6587 \uFF0A*x*\uFF0A',
  'a {b} {{c}} {{"d": 1}} <d> { e',
  '  indented text\n   more\n     lazily',
  'text\\\n# not swallowed',
] as const;

const blocks = [
  '# One', '## Two ##', '### Three #x', '#### Four {#id}', '##### Five \\#', '###### Six', '####### Seven', '#Not', '#\ttab', '## ', '#',
  'Setext one\n===', 'Setext *two*\nsecond line\n---', '===', 'a\n    ===', '> a\n===',
  '***', '---', '_ _ _', '- - -', '* * * x', '--', '+++',
  '    indented code\n\n    more of it\n  \n     last', '\tcode by tab\n\n\t\tdeeper', 'text\n    not code',
  '```js\nconst a = 1;\n```', '~~~\ntildes\n~~~', '````md\n```js\n```\n````', '``` a`b\nno fence', '```\nunclosed', '   ```\n   indented\n  fence\n   ```', '```tsx title="a.tsx" {1,3-5}\nx\n```\n', '```\n```', '~~~ a b\n~~~~',
  '> quote\n> more', '> quote\nlazy', '> a\n\n> b', '>\n> x\n>', '>> two\n> one', '> - a\n>   b\n> - c', '> ```\n> code\nnot code', '>a', '   > a', '> # h\n> text\n---', '> > > deep\nlazy\n> middle', '>\tx', '> 1. a\n>\n>    b',
  '- a\n- b\n- c', '- a\n\n- b', '- a\n  - b\n    - c\n      - d', '* a\n+ b\n- c', '1. a\n2. b\n10. c', '3) a\n4) b', '-\n  a', '-\n\n  a', '- a\n\n      code', '1.  a\n\n    b\n\n        code', '- a\n> quote', '- - - a', '1. - 2. a', '- a\n  ```\n  code\n  ```', '- a\n b\nc', '123456789. a', '1234567890. a', 'text\n- list', 'text\n1. list', 'text\n2. not a list', '- a\n-\n- c', '-   a\n\n   b', '- a\n\n\n- b\n\n\n\n  c', '- # h\n- > q\n- ---', '* a\n *\n * b', '- \ta\n\n\t\tb',
  '- [ ] open\n- [x] done\n- [X] done\n- [y] no\n- [ ]', '1. [ ] numbered\n2. [x]\n\n   y', '- [ ]\ttab\n- [x]\n  next',
  '| a | b |\n| - | - |\n| 1 | 2 |', 'a | b\n--|:-:\n1 | 2 | 3\n4', '| a |\n|---|', '| `a|b` | \\| |\n|:--|--:|\n| *x* | [l](/a/) |', '|a|b|\n|-|-|\n|1|\ntext\n|2|', '| a |\n| - |\n> quote', '> | a |\n> | - |\n> | 1 |', '- | a |\n  | - |\n  | 1 |', 'text\n| a | b |\n| - | - |', '| a | b |\n| - |', '|a|\n|:|', '||\n|-|\n||', '| a \\\\| b |\n|-|-|', '| a |\n|-|\n| \u{1F600}\u4E2D |', '| <b>x</b> | https://a.b |\n| - | - |\n| [^1] | `` ` `` |', 'a | b\n- | -\n\n1 | 2', '|\u00A0|\n|-|', '| a | b |\r\n| - | - |\r\n| 1 | 2 |',
  '<div>\n\n*markdown*\n\n</div>', '<div>*raw*</div>', '<details>\n<summary>S</summary>\n\nbody\n\n</details>', '<pre>\n*raw*\n\nstill\n</pre>\nafter', '<script>\nlet a = "</b>";\n</script>', '<style>a{}</style>x', '<!-- comment\n\nstill --> after', '<!-- one --> two', '<?php\n\n?>', '<!DOCTYPE html>', '<![CDATA[\n\nx]]>', '<b>inline start</b> of paragraph', '<kbd class="key">K</kbd>', '</div>', '<img src="/a.png" width="1" height="2">', '<p>a<p>b', '<table><tr><td>x</table>', '<span\nclass="x">y</span>', '<div\n  id="a"\n>\ntext', '<textarea>\n\n*x*\n</textarea>', '<svg><path d="M0 0"/></svg>', '<a><a>b</a></a>', '<video src="/v.mp4" controls></video>', '  <div>\n    x\n  </div>', '<!---->', '<!-->', '<!--->x-->', '<div></span></div>', '<b><p>x</b></p>', '<select><option>a</select>', '<template><p>x</template>', '<plaintext>', '<h2>Raw heading</h2>', '<noscript><p>x</p></noscript>', '<math><mi>x</mi></math>', '<form><form>x</form></form>',
  '[ref]: /target/ "Title"', '[ref]: <>\n[a b]: /x/\n[ref]: /second/', '[multi\nline]: /m/\n\'title\nover lines\'', '[bad]: \n\n[bad]', '[x]: /y/ "t" z', '[foo]:\n/url/', '[\u1E9E]: /sharp/\n\n[SS]', '[ref]: /a/\n===', '> [quoted]: /q/\n\n[quoted]', '[a\\]b]: /e/\n\n[a\\]b]', '[^x]: a\n[^y]: b\n\n[^x] [^y]', '[^n]: a\nlazy\n\n    block\n\nout [^n]', '[^n]: - a\n      - b', '[^]: x', '[^a b]: x',
] as const;

const format = [
  '{{"demo": "Basic.js"}}', '{{"demo": "Basic.js", "bg": "inline", "hideToolbar": true}}', '{{"component": "modules/a.tsx", "x": [1, {"y": null}]}}', '{{"demo": }}', '{{"demo": "A.js"', '  {{"demo": "B.tsx", "height": 200}}  ', '{{"demo": "A.js", "nosuch": 1}}',
  ':::info\nInside.\n:::', ':::warning Careful *now*\n- a\n- b\n:::', ':::nosuch\nx\n:::', ':::info\nnever closed', ':::', '- a\n\n  :::success\n  in a list\n  :::', '> :::error\n> x\n> :::', ':::info\n:::warning\nx\n:::\n:::', '::::info\nx\n::::', ':::info\n<details>\n</details>\n:::\n[after](/a/)', '<div>\n:::info\n</div>\n:::', ':::warning\n- a\n\n  :::\n*b*', '> :::error\n> 1. <b>\n>    :::\n> c',
  '> [!NOTE]\n> Said.', '> [!WARNING] x\n> y', '> [!nope]\n> y', '> [!TIP]\n>\n> - a', '> > [!CAUTION]\n> > y',
  '<codeblock storageKey="pm">\n\n```bash npm\nnpm i x\n```\n\n```bash yarn\nyarn add x\n```\n\n</codeblock>', '<codeblock>\n\n```tsx A\nx\n```', '</codeblock>', '<codeblock storageKey="x">\n\ntext\n\n</codeblock>',
  '```tsx file=./Missing.tsx#region\n```', '```nosuch\nx\n```', '```diff\n+ a\n- b\n  c\n```', '```js showLineNumbers\na // [!code ++]\nb // [!code highlight]\n```', '```js {1,99999-1}\na\n```', '```html\n<b>&amp;</b>\n```', '```yaml\na: [b, {c: d}]\n```', '```bash\necho "$x" # y\n```', '```css\na { b: c }\n```', '```json\n{"a": [1, null]}\n```', '```md\n# *x*\n```', '```ts\ntype A<T> = `a${T}`;\n```',
  '[<span class="plan-pro"></span>](/licence/ \'Pro plan\')', '## Heading <span class="plan-premium"></span>', '### A [<span class="plan-pro"></span>](/l/) b', '<span class="plan-pro">',
  '[file](./other.md) [up](../x/#y) [asset](./a.pdf) ![pic](./pic.png) [q](?a=b) [blob](https://github.com/o/r/blob/-/a.ts) [%](./%zz.md) <a href="x.zip" target="_blank">z</a>',
  '```constructor\nx // [!code toString]\n```', '<constructor>x</constructor>', '{{"demo": "A.js", "constructor": true, "__proto__": 1}}', '## constructor\n\n## __proto__', '<ruby>a<rt>b</ruby>', '<svg><a>x<path d="M0 0"></svg>', '<div title="</div>">x</div>',
  '<p class="description">Another.</p>', '<p class="description">\nnever ended', '# Second title', '## Same\n\n## Same\n\n## Same-2',
] as const;

/** All constructs: text, blocks, and what is xdocs' own. */
export const constructs: readonly string[] = [...text, ...blocks, ...format];
