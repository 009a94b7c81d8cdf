// Directives, FORMAT section 3: every option, and problems with line and column.
import { describe, expect, it } from 'vitest';
import { blocksOf, htmlOf, pageText, siteFrom } from '../support/site-from.ts';

const demo = 'export default function Ride() {\n  return <p>Ride</p>;\n}\n';
/** The line of a body in the page that {@link pageText} makes. */
const firstLine = 5;

async function page(body: string, more: Record<string, string> = {}) {
  const found = await siteFrom({ 'index.md': pageText(body), 'Ride.tsx': demo, ...more });
  const blocks = blocksOf(found, '/');
  return { blocks, problems: found.problems, html: htmlOf(found, '/') };
}

describe('a demo directive', () => {
  it.each<[string, object]>([
    ['', {}],
    [', "bg": "outlined"', { bg: 'outlined' }],
    [', "bg": "inline"', { bg: 'inline' }],
    [', "bg": "playground"', { bg: 'playground' }],
    [', "bg": "gradient"', { bg: 'gradient' }],
    [', "bg": true', { bg: true }],
    [', "defaultCodeOpen": true', { defaultCodeOpen: true }],
    [', "defaultCodeOpen": false', { defaultCodeOpen: false }],
    [', "hideToolbar": true', { hideToolbar: true }],
    [', "hideToolbar": true, "defaultCodeOpen": false', { hideToolbar: true, defaultCodeOpen: false }],
    [', "disableAd": true', { disableAd: true }],
    [', "iframe": true', { iframe: true }],
    [', "iframe": true, "height": 300, "maxWidth": 600', { iframe: true, height: 300, maxWidth: 600 }],
  ])('takes %j', async (options, expected) => {
    const { blocks, problems } = await page(`{{"demo": "Ride.tsx"${options}}}`);
    expect(problems).toEqual([]);
    expect(blocks).toEqual([expect.objectContaining({ type: 'demo', demo: 'Ride.tsx', options: expected })]);
  });

  it('takes its keys in any order', async () => {
    const { blocks, problems } = await page('{{"bg": "inline", "hideToolbar": true, "demo": "Ride.js"}}');
    expect(problems).toEqual([]);
    expect(blocks).toEqual([
      expect.objectContaining({ demo: 'Ride.js', options: { bg: 'inline', hideToolbar: true } }),
    ]);
  });

  it('splits the text around it', async () => {
    const { blocks } = await page('Before.\n\n{{"demo": "Ride.tsx"}}\n\nAfter.');
    expect(blocks.map((block) => (block.type === 'html' ? block.html.trim() : block.type))).toEqual([
      '<p>Before.</p>',
      'demo',
      '<p>After.</p>',
    ]);
  });

  it('is one directly below a paragraph, too', async () => {
    const { blocks } = await page('Before.\n{{"demo": "Ride.tsx"}}\nAfter.');
    expect(blocks.map((block) => block.type)).toEqual(['html', 'demo', 'html']);
  });

  it('may be a path with ../', async () => {
    const { problems, site } = await siteFrom({
      'a/page.md': pageText('{{"demo": "../b/Ride.tsx"}}'),
      'b/Ride.tsx': demo,
    });
    expect(problems).toEqual([]);
    expect([...site.demos.keys()]).toEqual(['content/b/Ride']);
  });
});

describe('a problem', () => {
  it.each<[string, string, object]>([
    [
      'an unknown option',
      '{{"demo": "Ride.tsx", "bgg": true}}',
      { rule: 'directive-option', column: 23, option: 'bgg', suggestion: 'bg' },
    ],
    [
      'hideToolbar false',
      '{{"demo": "Ride.tsx", "hideToolbar": false}}',
      { rule: 'directive-option', column: 23, option: 'hideToolbar', found: 'false' },
    ],
    [
      'hideToolbar with open code',
      '{{"demo": "Ride.tsx", "hideToolbar": true, "defaultCodeOpen": true}}',
      { rule: 'directive-option', option: 'defaultCodeOpen' },
    ],
    [
      'a text for a flag',
      '{{"demo": "Ride.tsx", "defaultCodeOpen": "yes"}}',
      { rule: 'directive-option', column: 23, found: '"yes"' },
    ],
    ['disableAd false', '{{"demo": "Ride.tsx", "disableAd": false}}', { rule: 'directive-option', column: 23 }],
    [
      'a text for a height',
      '{{"demo": "Ride.tsx", "iframe": true, "height": "300px"}}',
      { rule: 'directive-option', column: 39, option: 'height' },
    ],
    [
      'a number for a background',
      '{{"demo": "Ride.tsx", "bg": 5}}',
      { rule: 'directive-option', column: 23, option: 'bg' },
    ],
    [
      'neither demo nor component',
      '{{"dmeo": "Ride.tsx"}}',
      { rule: 'directive-option', column: 1, suggestion: 'demo' },
    ],
    [
      'a demo that is no text',
      '{{"bg": true, "demo": 5}}',
      { rule: 'directive-option', column: 15, option: 'demo', found: '5', expected: 'a text' },
    ],
    [
      'a component that is no text',
      '{{"component": null}}',
      { rule: 'directive-option', column: 3, option: 'component', found: 'null', expected: 'a text' },
    ],
    [
      'an option of the header that nobody knows',
      '{{"component": "ComponentLinkHeader", "desgin": false}}',
      { rule: 'directive-option', column: 39, option: 'desgin', suggestion: 'design' },
    ],
    ['a missing comma', '{{"demo": "Ride.tsx" "bg": true}}', { rule: 'directive-malformed', column: 22 }],
    ['a trailing comma', '{{"demo": "Ride.tsx",}}', { rule: 'directive-malformed', column: 22 }],
    ['single quotes', `{{"demo": 'Ride.tsx'}}`, { rule: 'directive-malformed', column: 11 }],
    ['a key without quotes', '{{demo: "Ride.tsx"}}', { rule: 'directive-malformed', column: 3 }],
    ['a missing brace', '{{"demo": "Ride.tsx"}', { rule: 'directive-malformed' }],
    [
      'a demo that is not there',
      '{{"demo": "Rde.tsx"}}',
      { rule: 'demo-missing', column: 1, demo: 'Rde.tsx', suggestion: 'Ride.tsx' },
    ],
    [
      'a component that is not there',
      '{{"component": "modules/Fleet.tsx"}}',
      { rule: 'component-missing', column: 1, name: 'modules/Fleet.tsx' },
    ],
  ])('%s has line and column', async (_, directive, problem) => {
    const { problems } = await page(`Text.\n\n${directive}\n\nMore.`);
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', file: 'content/index.md', line: firstLine + 2, ...problem }),
    ]);
  });

  it('is a warning for a background that nobody knows, and the demo is shown as without one', async () => {
    const { problems, blocks } = await page('{{"demo": "Ride.tsx", "bg": "purple"}}');
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'directive-background',
        severity: 'warning',
        found: 'purple',
        line: firstLine,
        column: 23,
      }),
    ]);
    expect(blocks).toEqual([expect.objectContaining({ type: 'demo', options: {} })]);
  });

  it('is a warning for what is given twice; the last one counts', async () => {
    const { problems, blocks } = await page('{{"demo": "Ride.tsx", "bg": true, "b\\u0067": "inline"}}');
    expect(problems).toEqual([
      expect.objectContaining({
        rule: 'directive-option',
        severity: 'warning',
        option: 'bg',
        line: firstLine,
        column: 35,
      }),
    ]);
    expect(blocks).toEqual([expect.objectContaining({ options: { bg: 'inline' } })]);
  });

  it('is a warning for a demo beside a component, which may be its prop', async () => {
    const { problems, blocks } = await page('{{"component": "xdocs/Landing", "demo": "Ride.tsx"}}');
    expect(problems).toContainEqual(
      expect.objectContaining({
        rule: 'directive-option',
        severity: 'warning',
        option: 'demo',
        line: firstLine,
        column: 33,
      }),
    );
    expect(blocks).toEqual([expect.objectContaining({ type: 'component', props: { demo: 'Ride.tsx' } })]);
  });

  it('counts the columns of an indented line', async () => {
    const { problems } = await page('  {{"demo": "Ride.tsx", "bgg": true}}');
    expect(problems).toEqual([expect.objectContaining({ rule: 'directive-option', line: firstLine, column: 25 })]);
  });
});

describe('two braces', () => {
  it.each([
    ['in a fence', '```jsx\n{{"demo": "Ride.tsx"}}\n```'],
    ['in a fence of tildes', '~~~\n{{"demo": "Ride.tsx"}}\n~~~'],
    ['in a longer fence', '````md\n```\n{{"demo": "Ride.tsx"}}\n```\n````'],
    ['in inline code', 'Write `{{"demo": "Ride.tsx"}}` on a line.'],
    ['in a sentence', 'The style={{"color": "red"}} prop.'],
    ['in JSX', '{{ color }} is text'],
    [
      'in indented code',
      'Text.\n\n    {{"demo": "Ride.tsx"}}\n    {{"demo": "Ride.tsx"}}\n\n    {{"demo": "Ride.tsx"}}',
    ],
    ['in code by a tab', 'Text.\n\n\t{{"demo": "Ride.tsx"}}'],
    ['in code of a list item', '- Item\n\n      {{"demo": "Ride.tsx"}}'],
    ['in a fence in indented code', 'Text.\n\n    ```\n    {{"demo": "Ride.tsx"}}'],
  ])('%s are text', async (_, body) => {
    const { blocks, problems } = await page(body);
    expect(problems).toEqual([]);
    expect(blocks.map((block) => block.type)).toEqual(['html']);
  });

  it('in a comment are dropped', async () => {
    const { blocks, problems } = await page('Before.\n\n<!--\n{{"demo": "Nothing.tsx"}}\n-->\n\nAfter.');
    expect(problems).toEqual([]);
    expect(blocks.map((block) => block.type)).toEqual(['html']);
  });

  it('work below a line that only speaks of comments', async () => {
    const { blocks } = await page('Begin with `<!--` to comment out.\n\n{{"demo": "Ride.tsx"}}');
    expect(blocks.map((block) => block.type)).toEqual(['html', 'demo']);
  });
});

describe('a directive in a list item', () => {
  it.each([
    ['behind a number', '1. Item\n\n    {{"demo": "Ride.tsx"}}'],
    ['behind a bullet', '- Item\n\n     {{"demo": "Ride.tsx"}}'],
    ['of a list in a list', '- Item\n  - Inner\n\n      {{"demo": "Ride.tsx"}}'],
    ['far in below a paragraph', 'Text.\n        {{"demo": "Ride.tsx"}}'],
    ['below a line that goes on with its paragraph', '1. Item\ngoes on\n\n    {{"demo": "Ride.tsx"}}'],
    ['behind a tab', '-\tItem\n\n\t{{"demo": "Ride.tsx"}}'],
    ['in a footnote', 'a[^1]\n\n[^1]: Note\n\n    {{"demo": "Ride.tsx"}}'],
  ])('%s is one', async (_, body) =>
    expect((await page(body)).blocks.map((block) => block.type)).toEqual(['html', 'demo']),
  );

  it('is one below another in the same item', async () => {
    const { blocks } = await page('1. Item\n\n    {{"demo": "Ride.tsx"}}\n\n    {{"demo": "Ride.tsx"}}');
    expect(blocks.map((block) => block.type)).toEqual(['html', 'demo', 'demo']);
  });
});

describe('a fence that nothing closes', () => {
  it.each<[string, string, string[]]>([
    ['ends with its quote', '> ```ts\n> const a\n\n{{"demo": "Ride.tsx"}}', ['html', 'demo']],
    ['ends with its quote, without a blank line', '> ```ts\n> const a\n{{"demo": "Ride.tsx"}}', ['html', 'demo']],
    ['ends with its list item', '- item\n  ```ts\n  a\n\n{{"demo": "Ride.tsx"}}', ['html', 'demo']],
    ['ends with the item that it begins', '1. ```ts\n   a\n\n{{"demo": "Ride.tsx"}}', ['html', 'demo']],
    ['ends with the next item', '- ```ts\n  a\n- b\n\n{{"demo": "Ride.tsx"}}', ['html', 'demo']],
    ['goes on over blank lines in its item', '- item\n\n  ```ts\n  a\n\n  {{"demo": "Ride.tsx"}}\n  ```\n', ['html']],
    ['goes on where no container ends', '```ts\na\n\n{{"demo": "Ride.tsx"}}', ['html']],
    [
      'goes on outside of a list that is over',
      '- item\n\nText.\n\n  ```ts\na\n{{"demo": "Ride.tsx"}}\n  ```',
      ['html'],
    ],
    [
      'goes on where the list is cut by a directive',
      '- item\n\n  {{"demo": "Ride.tsx"}}\n\n  ```ts\na\n{{"demo": "Ride.tsx"}}\n  ```',
      ['html', 'demo', 'html'],
    ],
    [
      'goes on below a line that only looks like an item',
      '<details>\n- item\n\n  ```ts\na\n{{"demo": "Ride.tsx"}}\n  ```',
      ['html'],
    ],
    ['goes on below a rule', '* * *\n  ```ts\na\n{{"demo": "Ride.tsx"}}\n  ```', ['html']],
  ])('%s', async (_, body, types) => expect((await page(body)).blocks.map((block) => block.type)).toEqual(types));
});

describe('a component directive', () => {
  it('keeps its props and its place', async () => {
    const { blocks } = await page('{{"component": "modules/Fleet.tsx", "size": 3}}');
    expect(blocks).toEqual([
      { type: 'component', name: 'modules/Fleet.tsx', props: { size: 3 }, position: { line: firstLine, column: 1 } },
    ]);
  });

  it.each(['ComponentLinkHeader', '@mui/docs/ComponentLinkHeader', 'modules/components/ComponentLinkHeader.js'])(
    'knows %s',
    async (name) => {
      const { problems } = await page(`{{"component": "${name}", "design": false}}`);
      expect(problems).toEqual([]);
    },
  );
});

describe('comments', () => {
  it.each<[string, string, string[]]>([
    [
      'over lines swallow directives',
      'A.\n\n<!--\n{{"demo": "Ride.tsx"}}\n\n{{"demo": "Ride.tsx"}}\n-->\n\n{{"demo": "Ride.tsx"}}',
      ['html', 'demo'],
    ],
    ['closed on their line do not', '<!-- one --> <!-- two -->\n\n{{"demo": "Ride.tsx"}}', ['demo']],
    ['that never close in a paragraph end with it', 'A <!-- b\n\n{{"demo": "Ride.tsx"}}', ['html', 'demo']],
    ['in a fence are text', '```html\n<!--\n```\n\n{{"demo": "Ride.tsx"}}', ['html', 'demo']],
    ['in a list are comments, too', '- A\n\n  <!--\n  {{"demo": "Ride.tsx"}}\n  -->\n', ['html']],
  ])('%s', async (_, body, types) => expect((await page(body)).blocks.map((block) => block.type)).toEqual(types));
});
