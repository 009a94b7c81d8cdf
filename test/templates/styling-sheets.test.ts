// The CSS of a styling in the cascade layer of demos.
import { expect, it } from 'vitest';
import { inDemoLayer } from '../../templates/client/styling-sheets.ts';

it.each([
  ['.a{}', '@layer demo{.a{}}'],
  ['', '@layer demo{}'],
  [
    '@import "a;b.css";@import url(c;d.css) print;.a{}',
    '@import "a;b.css";@import url(c;d.css) print;@layer demo{.a{}}',
  ],
  ["@charset 'utf-8';\n.a{}@import 'x';", "@charset 'utf-8';@layer demo{\n.a{}@import 'x';}"],
])('%s', (css, expected) => {
  expect(inDemoLayer(css)).toBe(expected);
});
