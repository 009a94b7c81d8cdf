// Style sheets that are limited to a part of a document: which selectors they have, and what they leave alone.
import { expect, it } from 'vitest';
import { scopedCss } from '../../src/bundle/scoped-css.ts';

const limited = (css: string) => scopedCss(css, '[x]', 't-');
const within = ':where([x],[x] *)';

it.each([
  ['.a{color:red}', `.a${within}{color:red}`],
  ['.a,.b>i{color:red}', `.a${within},.b>i${within}{color:red}`],
  ['*,::before{color:red}', `*${within},${within}::before{color:red}`],
  ['.a:hover:after{color:red}', `.a:hover${within}:after{color:red}`],
  ['.a::part(b):hover{color:red}', `.a${within}::part(b):hover{color:red}`],
  // What looks like an end, a comma or a pseudo-element, and is none.
  ['.a\\:\\:b\\,c{color:red}', `.a\\:\\:b\\,c${within}{color:red}`],
  ['[title="::,{"]{color:red}', `[title="::,{"]${within}{color:red}`],
  [':is(.a,.b::x){color:red}', `:is(.a,.b::x)${within}{color:red}`],
  ['.a{content:"}.b{"}/* .c{ */', `.a${within}{content:"}.b{"}/* .c{ */`],
  [':root,:host{--a:1}', '[x]{--a:1}'],
  // Groups of rules, and at-rules that hold none.
  ['@layer a,b;@media print{.a{color:red}}', `@layer a,b;@media print{.a${within}{color:red}}`],
  ['@font-face{font-family:"a"}', '@font-face{font-family:"a"}'],
  ['.a{color:red;&:hover{color:blue}}', `.a${within}{color:red;&:hover{color:blue}}`],
  // An end that is missing.
  ['.a{color:"red', `.a${within}{color:"red}`],
])('%s', (css, expected) => {
  expect(limited(css)).toBe(expected);
});

it('gives animations names of their own', () => {
  expect(
    limited('.a{animation:turn 1s,my-turn 2s;--animate-b:turn 1s;order:turn}@keyframes turn{from{opacity:0}}'),
  ).toBe(
    `.a${within}{animation:t-turn 1s,my-turn 2s;--animate-b:t-turn 1s;order:turn}@keyframes t-turn{from{opacity:0}}`,
  );
});

it('registers no properties for the whole document: their initial values are set in the part', () => {
  const css = '@property --a{syntax:"*";inherits:false;initial-value:0 0 #000}@property --b{syntax:"*";inherits:false}';
  const all = `*${within},${within}::before,${within}::after,${within}::backdrop`;
  expect(limited(`.a{color:red}${css}`)).toBe(
    `@layer properties{${all}{--a:0 0 #000;--b:initial}}.a${within}{color:red}`,
  );
});
