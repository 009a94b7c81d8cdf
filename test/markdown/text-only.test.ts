// Pages by strangers: `trust: 'text'`. Nothing that could run code reaches the page, each bit of it is told with its
// line, and everything that Markdown has is as it was.
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/model/problem.ts';
import type { UserConfig } from '../../src/model/user-config.ts';
import { blocksOf, htmlOf, pageText, siteFrom } from '../support/site-from.ts';

const demo = 'export default function Demo() { return null; }\n';
const files = {
  'demos/Trusted.js': demo,
  'demos/deep/Trusted.js': demo,
  'a/Own.js': demo,
  'demos-evil/Own.js': demo,
  'a/bell.png': 'png',
  'a/deep/code.ts': 'const bell = 1;\n',
  'other/bell.png': 'png',
  'a/evil.html': '<script>alert(1)</script>',
  'a/evil.svg': '<svg onload="alert(1)"></svg>',
  'a/evil': '<script>alert(1)</script>',
};

async function page(text: string, user: UserConfig = { trust: 'text' }) {
  const loaded = await siteFrom({ ...files, 'a/index.md': text }, user);
  return {
    page: loaded.site.pages.get('en')!.get('/a/')!,
    html: htmlOf(loaded, '/a/'),
    blocks: blocksOf(loaded, '/a/'),
    problems: loaded.problems,
  };
}
const body = (text: string, user?: UserConfig) => page(pageText(text), user);
const told = (problems: readonly Problem[]) =>
  problems.map(
    (one) => `${one.rule}@${one.line}${'found' in one ? ` ${one.found}` : 'name' in one ? ` ${one.name}` : ''}`,
  );

describe('HTML that could run code', () => {
  it.each<[written: string, html: string, ...found: string[]]>([
    ['<script>alert(1)</script>', '', '<script>'],
    ['<style>body { display: none }</style>', '', '<style>'],
    ['<iframe src="https://evil.example"><b>x</b></iframe>', '', '<iframe>'],
    ['<svg><script>alert(1)</script></svg>', '<p></p>', '<svg>'],
    ['<math><mi>x</mi></math>', '<p></p>', '<math>'],
    ['<object data="x.swf"></object>', '<p></p>', '<object>'],
    ['<base href="https://evil.example">', '', '<base>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">', '', '<meta>'],
    ['<link rel="stylesheet" href="https://evil.example">', '', '<link>'],
    ['<form action="https://evil.example"><p>Name</p></form>', '<p>Name</p>', '<form>'],
    ['<button onclick="alert(1)">Ring</button>', '<p>Ring</p>', '<button>'],
    ['<p onclick="alert(1)">Ring</p>', '<p>Ring</p>', 'onclick="alert(1)" of <p>'],
    ['<p style="position: fixed">Ring</p>', '<p>Ring</p>', 'style="position: fixed" of <p>'],
    [
      '<div data-module="data:text/javascript,alert(1)" data-xd-demo>x</div>',
      '<div>x</div>',
      'data-module="data:text/javascript,alert(1)" of <div>',
      'data-xd-demo="" of <div>',
    ],
    ['<p class="callout scrim">Ring</p>', '<p class="callout">Ring</p>', 'class="scrim" of <p>'],
    ['<a href="/b/" rel="next noopener">Bell</a>', '<p><a href="/b/" rel="noopener">Bell</a></p>', 'rel="next" of <a>'],
    ['<p role="alert">Ring</p>', '<p>Ring</p>', 'role="alert" of <p>'],
    [
      '<img src="javascript:alert(1)" alt="Bell">',
      '<img alt="Bell" loading="lazy">',
      'src="javascript:alert(1)" of <img>',
    ],
    [
      '<img src="https://velo.example/b.png" onerror="alert(1)" alt="">',
      '<img src="https://velo.example/b.png" alt="" loading="lazy">',
      'onerror="alert(1)" of <img>',
    ],
    [
      '<video poster="javascript:alert(1)"></video>',
      '<p><video></video></p>',
      'poster="javascript:alert(1)" of <video>',
    ],
    ['<img name="cookie" alt="">', '<img alt="" loading="lazy">', 'name="cookie" of <img>'],
    ['[Bell](javascript:alert(1))', '<p><a>Bell</a></p>', 'href="javascript:alert(1)" of <a>'],
    ['[Bell](JaVaScRiPt:alert(1))', '<p><a>Bell</a></p>', 'href="JaVaScRiPt:alert(1)" of <a>'],
    ['[Bell][b]\n\n[b]: vbscript:x', '<p><a>Bell</a></p>', 'href="vbscript:x" of <a>'],
    ['<javascript:alert(1)>', '<p><a>javascript:alert(1)</a></p>', 'href="javascript:alert(1)" of <a>'],
    ['<a href="java&#10;script:alert(1)">Bell</a>', '<p><a>Bell</a></p>', 'href="java\nscript:alert(1)" of <a>'],
    ['<a href="&#1;javascript:alert(1)">Bell</a>', '<p><a>Bell</a></p>', 'href="\u0001javascript:alert(1)" of <a>'],
    ['![Bell](data:image/svg+xml,x)', '<p><img alt="Bell" loading="lazy"></p>', 'src="data:image/svg+xml,x" of <img>'],
  ])('%s', async (written, html, ...found) => {
    const made = await body(written);
    expect(made.html.trim()).toBe(html);
    expect(told(made.problems.filter(({ rule }) => rule !== 'link-broken'))).toEqual(
      found.map((one) => `html-refused@5 ${one}`),
    );
  });

  it('is left out of titles, descriptions, headings and callouts, too', async () => {
    const {
      page: found,
      html,
      problems,
    } = await page(
      '# Velo <b onclick="alert(1)">bold</b>\n\n<p class="description">About <i onclick="alert(2)">bells</i>.</p>\n\n## See <u onclick="alert(3)">it</u>\n\n:::info Title <script>alert(4)</script>\nText\n:::\n\n> [!NOTE]\n> <p onclick="alert(5)">x</p>\n',
    );
    expect(JSON.stringify([found, html])).not.toMatch(/(?:onclick|<script)(?!.*of <)/);
    expect(problems.map(({ rule, line }) => `${rule}@${line}`)).toEqual(
      [1, 3, 5, 7, 12].map((line) => `html-refused@${line}`),
    );
  });

  it('is as it was where writers are trusted with code', async () => {
    const { html, problems } = await body('<p onclick="alert(1)">Ring</p>\n<script>alert(1)</script>', {});
    expect(problems).toEqual([]);
    expect(html).toContain('onclick');
    expect(html).toContain('<script>');
  });
});

it('changes nothing that Markdown has', async () => {
  const text = `---
waiAria: https://www.w3.org/WAI/
---

# Velo [<span class="plan-pro"></span>](/licence/ 'Pro plan')

<p class="description">About *bells*.</p>

## Heading {#own-id}

<h2 id="raw-id">Raw</h2>

### Deep \`code\` <span class="plan-premium"></span>

Text with **bold**, ~~struck~~, <kbd class="key">Ctrl</kbd>, a note[^1], [a link](https://velo.example "Title"), [mail](mailto:a@velo.example),
<a href="#own-id" target="_blank">here</a> and <span id="place">a place</span>.

- [x] done
- [ ] open
  1. one
  2. two

| A | B |
| :- | -: |
| 1 | 2 |

:::warning Take **care**
Text
:::

> [!TIP]
> Text

\`\`\`tsx title="a.tsx" {1}
<script>alert(1)</script>
\`\`\`

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm i
\`\`\`

\`\`\`bash pnpm
pnpm i
\`\`\`

</codeblock>

<details open><summary>More</summary>

Hidden *text*.

</details>

<video src="https://velo.example/a.mp4" poster="https://velo.example/a.png" controls muted playsinline width="100"></video>
<picture><source srcset="bell.png 2x" media="(min-width: 1px)"><img src="bell.png" alt="Bell" width="10" height="10" class="only-light-mode"></picture>

![Bell](bell.png)

\`\`\`ts file=deep/code.ts
\`\`\`

{{"component": "ComponentLinkHeader"}}

[^1]: The note.
`;
  const [safe, usual] = [await page(text), await page(text, {})];
  expect(safe.problems.filter(({ rule }) => rule !== 'link-broken')).toEqual([]);
  expect(safe.blocks).toEqual(usual.blocks);
  expect(safe.page).toEqual(usual.page);
});

describe('directives', () => {
  it('are left out where they name components', async () => {
    const {
      problems,
      blocks,
      page: found,
    } = await body(
      '{{"component": "./Own.js"}}\n\n{{"component": "xdocs/Landing", "actions": [{"text": "a", "href": "javascript:alert(1)"}]}}\n\n{{"component": "data:text/javascript,alert(1)"}}',
    );
    expect(told(problems)).toEqual([
      'directive-refused@5 ./Own.js',
      'directive-refused@7 xdocs/Landing',
      'directive-refused@9 data:text/javascript,alert(1)',
    ]);
    expect(blocks.map(({ type }) => type)).toEqual(['problem', 'problem', 'problem']);
    expect(found.directives).toEqual([]);
  });

  it('show the demos that the config lists, and no others', async () => {
    const names = [
      '../demos/Trusted.js',
      '../demos/deep/Trusted',
      'Own.js',
      '../demos-evil/Own.js',
      '../demos/../a/Own.js',
    ];
    const text = names.map((name) => `{{"demo": "${name}"}}`).join('\n\n');
    expect(told((await body(text)).problems)).toHaveLength(5);
    const some = await body(text, { trust: 'text', trustedDemos: ['content/demos'] });
    expect(some.page.directives).toMatchObject([{ demo: names[0] }, { demo: names[1] }]);
    expect(told(some.problems)).toEqual(
      [9, 11, 13].map((line, index) => `directive-refused@${line} ${names[index + 2]}`),
    );
  });
});

describe('files', () => {
  it.each<[written: string, problem?: string]>([
    ['![Bell](bell.png)'],
    ['```ts file=deep/code.ts\n```'],
    ['![Bell](../other/bell.png)', 'not-beside'],
    ['```ts file=../demos/Trusted.js\n```', 'not-beside'],
    ['![Bell](../../package.json)', 'not-beside'],
    ['[Bell](evil.html)', 'kind'],
    ['![Bell](evil.svg)', 'kind'],
    ['![Bell](evil)', 'kind'],
    ['<img alt="" srcset="evil.svg 2x">', 'kind'],
    ['[Bell](./deep/code.ts)', 'kind'],
  ])('%s', async (written, why) => {
    const { problems } = await body(written);
    expect(problems).toMatchObject(why === undefined ? [] : [{ rule: 'file-refused', line: 5, why }]);
  });
});
