// Code fences, FORMAT section 4: languages, info strings, marks on lines, included regions.
import { describe, expect, it } from 'vitest';
import { htmlOf, pageText, siteFrom } from '../support/site-from.ts';

async function page(body: string, more: Record<string, string> = {}) {
  const found = await siteFrom({ 'guide/guide.md': pageText(body), ...more });
  return {
    html: htmlOf(found, '/guide/'),
    problems: found.problems,
    page: found.site.pages.get('en')!.get('/guide/')!,
  };
}
const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\``;
/** The code as a reader copies it. */
const codeOf = (html: string) =>
  /<code[^>]*>([^]*?)<\/code>/
    .exec(html)![1]!
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
/** Numbers of the lines that have a mark. */
const marked = (html: string, mark: string) =>
  /<code[^>]*>([^]*?)<\/code>/
    .exec(html)![1]!
    .split('\n')
    .flatMap((line, index) => (line.includes(`line-${mark}`) ? [index + 1] : []));

describe('a language', () => {
  it('colours the same code by each of its languages, wherever it is repeated', async () => {
    const { html } = await page(
      [fence('ts', 'const a = 1;'), fence('bash', 'const a = 1;'), fence('ts', 'const a = 1;')].join('\n\n'),
    );
    const [ts, bash, again] = [...html.matchAll(/<code[^>]*>([^]*?)<\/code>/g)].map(([, code]) => code);
    expect(ts).toContain('<span class=k>const</span>');
    expect(bash).not.toContain('<span class=k>const</span>');
    expect(again).toBe(ts);
  });

  it.each(['tsx', 'ts', 'jsx', 'js', 'json', 'bash', 'css', 'html', 'diff', 'text', 'yaml', 'md'])(
    '%s is known',
    async (language) => {
      const { html, problems } = await page(fence(language, 'const a = 1;'));
      expect(problems).toEqual([]);
      expect(html).toContain(`data-lang="${language}"`);
      expect(codeOf(html)).toBe('const a = 1;');
    },
  );

  it.each([
    ['sh', 'bash'],
    ['shell', 'bash'],
    ['plaintext', 'text'],
    ['jsson', 'json'],
    ['brainfuck', undefined],
  ])('%s is a problem; %s is meant', async (language, suggestion) => {
    const { html, problems } = await page(`Text.\n\n${fence(language, 'ls')}`);
    expect(problems).toEqual([
      {
        rule: 'code-language',
        severity: 'error',
        file: expect.any(String),
        found: language,
        suggestion,
        line: 7,
        column: 1,
      },
    ]);
    expect(codeOf(html)).toBe('ls');
  });

  it('is not needed', async () => {
    const { html, problems } = await page(fence('', 'a < b && "c"'));
    expect(problems).toEqual([]);
    expect(codeOf(html)).toBe('a < b && "c"');
    expect(html).not.toContain('<span class=');
  });

  it('colours its words by classes, for both schemes', async () => {
    const { html } = await page(fence('tsx', "export const Ride = () => <Bike name='Mira' />; // go"));
    expect(html).toMatch(/<span class=k>export const?/);
    expect(html).toMatch(/<span class=c>\/\/ go<\/span>/);
    expect(html).not.toContain('style=');
  });
});

describe('every block', () => {
  it('has a copy button and can be scrolled by keyboard', async () => {
    const { html } = await page(`${fence('bash', 'ls')}\n\n${fence('', 'x')}`);
    expect(html.match(/<button type="button" class="code-copy"[^>]*>/g)).toHaveLength(2);
    expect(html.match(/<pre tabindex="0"/g)).toHaveLength(2);
  });

  it('keeps blank lines, indentation and HTML as text', async () => {
    const code = 'if (a) {\n\n\tb("<i>&amp;</i>");\n}';
    expect(codeOf((await page(fence('js', code))).html)).toBe(code);
  });

  it('may be indented in a list', async () => {
    const { html } = await page('- Item\n\n  ```bash\n  cd a\n    ls\n  ```\n');
    expect(codeOf(html)).toBe('cd a\n  ls');
  });
});

describe('an info string', () => {
  it('sets a title', async () => {
    const { html } = await page(fence('tsx title="app/layout.tsx"', 'a;'));
    expect(html).toContain('<div class="code-title">app/layout.tsx</div>');
  });

  it('escapes its title', async () =>
    expect((await page(fence('tsx title="a<b>.tsx"', 'a;'))).html).toContain('a&lt;b&gt;.tsx'));

  it('highlights lines', async () => {
    const { html } = await page(fence('ts {1,3-5}', 'a;\nb;\nc;\nd;\ne;\nf;'));
    expect(marked(html, 'highlight')).toEqual([1, 3, 4, 5]);
    expect(codeOf(html)).toBe('a;\nb;\nc;\nd;\ne;\nf;');
  });

  it.each([
    ['{3-}', [3]],
    ['{2,4-9}', [2, 4]],
    ['{4, 2-3}', [2, 3, 4]],
    ['{1-3,2-4}', [1, 2, 3, 4]],
    ['{3-2}', []],
    ['{-2}', []],
    ['{0,9}', []],
  ])('highlights what %s names of four lines: %j', async (ranges, lines) =>
    expect(marked((await page(fence(`ts ${ranges}`, 'a;\nb;\nc;\nd;'))).html, 'highlight')).toEqual(lines),
  );

  it.each(['tsx{2}', 'tsx{1-1, 2}title="a.tsx"', 'tsx {2}'])(
    'may have its brace right behind the language: %s',
    async (info) => {
      const { html, problems } = await page(fence(info, 'a;\nb;'));
      expect(problems).toEqual([]);
      expect(html).toContain('data-lang="tsx"');
      expect(marked(html, 'highlight')).toContain(2);
    },
  );

  it('shows line numbers', async () =>
    expect((await page(fence('ts showLineNumbers', 'a;\nb;'))).html).toMatch(/<pre[^>]*class="[^"]*show-line-numbers/));

  it('takes all at once, in any order', async () => {
    const { html, problems } = await page(fence('tsx {2} showLineNumbers title="a {1}.tsx"', 'a;\nb;'));
    expect(problems).toEqual([]);
    expect(html).toContain('show-line-numbers');
    expect(html).toContain('a {1}.tsx');
    expect(marked(html, 'highlight')).toEqual([2]);
  });
});

describe('marks in the code', () => {
  it.each([
    ['js', 'a;\nb; // [!code ++]\nc;', 'add', [2]],
    ['js', 'a; // [!code --]\nb;', 'remove', [1]],
    ['ts', 'a;\nb; // [!code highlight]', 'highlight', [2]],
    ['ts', 'a; // [!code focus]\nb;', 'focus', [1]],
    ['css', 'a { color: red; } /* [!code ++] */\n', 'add', [1]],
    ['html', '<i></i> <!-- [!code --] -->\n<b></b>', 'remove', [1]],
    ['bash', 'ls # [!code focus]\npwd', 'focus', [1]],
  ])('of %s: %j', async (language, code, mark, lines) => {
    const { html } = await page(fence(language, code));
    expect(marked(html, mark)).toEqual(lines);
    expect(codeOf(html)).not.toContain('!code');
  });

  it('focus the block', async () =>
    expect((await page(fence('ts', 'a; // [!code focus]\nb;'))).html).toMatch(/<pre[^>]*has-focus/));

  it('that nobody knows are text', async () =>
    expect(codeOf((await page(fence('ts', 'a; // [!code glow]'))).html)).toBe('a; // [!code glow]'));

  it('of a diff are its signs', async () => {
    const { html } = await page(fence('diff', '--- a/x\n+++ b/x\n-old\n+new\n same'));
    expect(marked(html, 'remove')).toEqual([3]);
    expect(marked(html, 'add')).toEqual([4]);
    expect(codeOf(html)).toBe('--- a/x\n+++ b/x\n-old\n+new\n same');
  });
});

describe('an included region', () => {
  const source =
    'import a from "a";\n\nfunction f() {\n  // #region rent\n  if (a) {\n    rent();\n  }\n\n  pay();\n  // #endregion rent\n}\n\n// #region open\nx;\n';

  it('is cut out and dedented', async () => {
    const { html, problems } = await page(fence('ts file=./rent.ts#rent', ''), { 'guide/rent.ts': source });
    expect(problems).toEqual([]);
    expect(codeOf(html)).toBe('if (a) {\n  rent();\n}\n\npay();');
  });

  it('is the whole file without a region, whatever the fence holds', async () => {
    const { html } = await page(fence('ts file=./rent.ts title="rent.ts"', 'ignored'), { 'guide/rent.ts': 'a;\nb;\n' });
    expect(codeOf(html)).toBe('a;\nb;');
    expect(html).toContain('<div class="code-title">rent.ts</div>');
  });

  it.each<[string, string, string]>([
    [
      'inside another',
      '// #region outer\na;\n// #region inner\nb;\n// #endregion inner\nc;\n// #endregion outer\nd;',
      'a;\nb;\nc;',
    ],
    [
      'inside another, without names',
      '/* #region outer */\na;\n//#region\nb;\n//#endregion\nc;\n/* #endregion */\nd;',
      'a;\nb;\nc;',
    ],
    [
      'across another',
      '// #region outer\na;\n// #region inner\nb;\n// #endregion outer\nc;\n// #endregion inner',
      'a;\nb;',
    ],
    ['without an end', '// #region outer\na;\n// #region inner\nb;\n// #endregion\nc;', 'a;\nb;'],
    ['that are none', '// #region outer\n$("#region .a");\n#region-x\n// #endregion', '$("#region .a");\n#region-x'],
  ])('may have regions %s', async (_, code, expected) => {
    const { html, problems } = await page(fence('ts file=./rent.ts#outer', ''), { 'guide/rent.ts': code });
    expect(problems).toEqual([]);
    expect(codeOf(html)).toBe(expected);
  });

  it('may lie in another folder', async () => {
    const { html } = await page(fence('ts file=../shared/rent.ts#rent', ''), { 'shared/rent.ts': source });
    expect(codeOf(html)).toContain('rent();');
  });

  it('finds regions in CSS and HTML comments', async () => {
    const { html } = await page(`${fence('css file=./a.css#one', '')}\n`, {
      'guide/a.css': '/* #region one */\na { color: red; }\n/* #endregion */\n',
    });
    expect(codeOf(html)).toBe('a { color: red; }');
  });

  it.each<[string, string, RegExp]>([
    ['a missing file', './rnt.ts#rent', /did you mean "rent\.ts"/],
    ['a missing region', './rent.ts#repair', /no "#region repair"/],
    ['a region without end', './rent.ts#open', /no #endregion/],
  ])('has a problem for %s, at the fence', async (_, file, reason) => {
    const { problems } = await page(`Text.\n\n- Item\n\n  \`\`\`ts file=${file}\n  \`\`\`\n`, {
      'guide/rent.ts': source,
    });
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'include-missing',
        severity: 'error',
        found: file,
        reason: expect.stringMatching(reason) as string,
        line: 9,
        column: 3,
      }),
    ]);
  });

  it('is among what the page depends on, found or not', async () => {
    const { page: found } = await page(`${fence('ts file=./rent.ts', '')}\n\n${fence('ts file=./none.ts', '')}`, {
      'guide/rent.ts': source,
    });
    expect(found.reads.map(({ path, hash }) => [path, hash === null])).toEqual([
      ['content/guide/rent.ts', false],
      ['content/guide/none.ts', true],
    ]);
  });
});
