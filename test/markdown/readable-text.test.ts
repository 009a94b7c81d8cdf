// A page's stretches as Markdown for readers of plain text.
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../src/model/user-config.ts';
import { blocksOf, pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

/** The Markdown of the page `a/a.md`. */
async function textOf(body: string, files: SiteFiles = {}, config: UserConfig = {}): Promise<string> {
  const blocks = blocksOf(await siteFrom({ 'a/a.md': pageText(body), ...files }, config), `${config.base ?? ''}/a/`);
  return blocks.map((block) => (block.type === 'html' ? block.markdown : `[${block.type}]`)).join('\n\n');
}

describe('the text of a page', () => {
  it('is what the writer wrote, without title and description', async () => {
    const body =
      '## First {#one}\n\nSome *text* with `code` and <kbd class="key">Enter</kbd>.\n\n| A | B |\n| - | -: |\n| 1 | 2 |\n\n- [x] done[^1]\n\n[^1]: A note.\n\n> [!NOTE]\n> Look.\n\n```jsx\nconst a = <A>{{"demo": 1}}</A>;\n\n\n\n// <!-- kept -->\n```';
    expect(await textOf(body)).toBe(body);
  });

  it('has no title and description wherever they stand', async () => {
    const loaded = await siteFrom({
      'index.md': '---\ntitle: T\n---\n\nTitle\n=====\n\n<p class="description">\n  Two\n  lines.\n</p>\n\nText.\n',
    });
    expect(blocksOf(loaded, '/')[0]).toMatchObject({ markdown: 'Text.' });
  });

  it('is split at directives', async () => {
    expect(await textOf('One.\n\n{{"demo": "B.tsx"}}\n\nTwo.', { 'a/B.tsx': 'export default () => null;' })).toBe(
      'One.\n\n[demo]\n\nTwo.',
    );
  });

  it('has Unix line ends and no byte order mark', async () => {
    const loaded = await siteFrom({
      'index.md': `\uFEFF${pageText('One.\n\nTwo 😀 [x](./index.md).\n\nThree.')}`.replaceAll('\n', '\r\n'),
    });
    expect(blocksOf(loaded, '/')[0]).toMatchObject({ markdown: 'One.\n\nTwo 😀 [x](/).\n\nThree.' });
  });
});

describe('comments', () => {
  it('are dropped with the lines they stand on', async () => {
    expect(
      await textOf('One.\n\n<!-- a\n\nb -->\n\nTwo. <!-- c --> Three.\n\n<details>\n<!-- d -->\nFour.\n</details>'),
    ).toBe('One.\n\nTwo.  Three.\n\n<details>\n\nFour.\n</details>');
  });

  it('stay in code', async () => {
    const body = '```html\n<!-- a -->\n```\n\n`<!-- b -->`';
    expect(await textOf(body)).toBe(body);
  });
});

describe('plan badges', () => {
  const badge = '[<span class="plan-pro"></span>](/x/licensing/#pro-plan \'Pro plan\')';
  it('are words, in headings, links, text and raw HTML', async () => {
    expect(
      await textOf(
        `## Ordering ${badge}\n\n## Tight${badge}\n\n- [Grouping <span class="plan-premium"></span>](/g/)\n\n<table><tr><td><span class="plan-premium"></span></td></tr></table>`,
      ),
    ).toBe(
      '## Ordering (Pro plan)\n\n## Tight (Pro plan)\n\n- [Grouping (Premium plan)](/g/)\n\n<table><tr><td>(Premium plan)</td></tr></table>',
    );
  });
});

describe('callouts', () => {
  it('are blocks with an end, titles and nesting kept', async () => {
    const body = ':::warning Mind the gap\nText.\n\n```js\na();\n```\n:::\n\n1. Item\n\n   :::info\n   Inside.\n   :::';
    expect(await textOf(body)).toBe(body);
  });
});

it('links in the titles of callouts are full pathnames, and their dashes stay', async () => {
  expect(await textOf(':::info The --x of [b](../b.md)\nText.\n:::', { 'b.md': pageText('B') })).toBe(
    ':::info The --x of [b](/b/)\nText.\n:::',
  );
});

describe('code', () => {
  it('in tabs is one fence after the other, titled by its tab', async () => {
    const body =
      'Install:\n\n<codeblock storageKey="package-manager">\n\n```bash npm\nnpm i\n```\n\n```bash pnpm\npnpm add\n```\n\n</codeblock>\n\nDone.\n\n```bash npm\nnot a tab\n```';
    expect(await textOf(body)).toBe(
      'Install:\n\n```bash title="npm"\nnpm i\n```\n\n```bash title="pnpm"\npnpm add\n```\n\nDone.\n\n```bash npm\nnot a tab\n```',
    );
  });

  it('of package managers stands in the order of its tabs', async () => {
    const body =
      '- Item\n\n  <codeblock>\n\n  ```bash yarn\n  yarn add\n  ```\n\n  ```bash npm\n  npm i\n  ```\n\n  </codeblock>';
    expect(await textOf(body)).toBe(
      '- Item\n\n  ```bash title="npm"\n  npm i\n  ```\n\n  ```bash title="yarn"\n  yarn add\n  ```',
    );
  });

  it('is there where a fence includes it, titled by its file, in lists and tabs, too', async () => {
    const files = {
      'a/Bike.tsx': '// #region bell\n  ring();\n\n  ring();\n// #endregion\n',
      'a/mark.md.txt': '```js\nx\n```\n',
    };
    expect(
      await textOf('```tsx file=./Bike.tsx#region {1}\n```', {
        'a/Bike.tsx': '// #region region\nring();\n// #endregion',
      }),
    ).toBe('```tsx title="Bike.tsx"\nring();\n```');
    expect(
      await textOf(
        '- Ring:\n\n  ```tsx title="The bell" file=./Bike.tsx#bell\n  ```\n\n> ```md file=./mark.md.txt\n> ```',
        files,
      ),
    ).toBe(
      '- Ring:\n\n  ```tsx title="The bell"\n  ring();\n  \n  ring();\n  ```\n\n> ````md title="mark.md.txt"\n> ```js\n> x\n> ```\n> ````',
    );
    expect(await textOf('<codeblock>\n\n```tsx Pro file=./Bike.tsx#bell\n```\n\n</codeblock>', files)).toContain(
      'ring();\n\nring();',
    );
  });

  it('stays as it is where the file is missing', async () => {
    const body = '```tsx file=./Nowhere.tsx\nfallback\n```';
    expect(await textOf(body)).toContain('fallback');
  });
});

describe('links', () => {
  it('inside the site are full pathnames', async () => {
    const text = await textOf(
      '[b](../b.md?x#y "./title") [*deep* `./x`](./deep/) [top](/x/b/#c) [here](#z) <https://velo.example/> ![pic ](./p.svg)[![i](./p.svg)](./deep.md)\n\n[ref]\n\n[ref]: ../b.md "B"',
      {
        'b.md': pageText('B'),
        'a/deep.md': pageText('D'),
        'a/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      },
      { base: '/x' },
    );
    const picture = /!\[pic \]\((\/x\/_assets\/p\.\w{8}\.svg)\)/.exec(text)?.[1];
    expect(picture).toBeDefined();
    expect(text).toBe(
      `[b](/x/b/?x#y "./title") [*deep* \`./x\`](/x/a/deep/) [top](/x/b/#c) [here](#z) <https://velo.example/> ![pic ](${picture})[![i](${picture})](/x/a/deep/)\n\n[ref]\n\n[ref]: /x/b/ "B"`,
    );
  });

  it('in raw HTML, too', async () => {
    const text = await textOf('<p><a href="../b.md">b</a> <img src="./p.svg" alt=""></p>', {
      'b.md': pageText('B'),
      'a/p.svg': '<svg/>',
    });
    expect(text).toMatch(/^<p><a href="\/b\/">b<\/a> <img src="\/_assets\/p\.\w{8}\.svg" alt=""><\/p>$/);
  });

  it('to the source lead to the current version', async () => {
    expect(
      await textOf(
        '[s](https://github.com/velo/bikes/blob/-/src/a.ts)',
        {},
        { repository: { url: 'https://github.com/velo/bikes', tag: 'v2' } },
      ),
    ).toBe('[s](https://github.com/velo/bikes/blob/v2/src/a.ts)');
  });

  it('that lead nowhere, and odd ones, stay as written', async () => {
    const body = '[a](./nothing.md) [b](<./with space.md>) [c](./%E0%A4.md) ![d](./none.png)';
    expect(await textOf(body)).toBe(body);
  });
});
