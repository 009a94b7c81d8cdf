// A small site that has one of everything a reader can touch: navigation with marks and a long list, products with
// versions, notifications, languages, a guide with every part, a landing page, an API page. In: nothing. Out: its
// files.
import { pageText } from './disk-site.ts';

const config = `export default {
  name: 'Velo', locales: ['en', 'zh'], translations: 'content/translations', translateUrl: 'https://example.com/translate',
  repository: { url: 'https://example.com/velo', branch: 'main' }, editUrl: 'https://example.com/velo/edit/main/{path}',
  links: [{ text: 'Shop', href: 'https://example.com/' }], footer: { text: 'Ride on.', links: [{ text: 'Plans', href: '/plans/' }] },
  notifications: [{ id: 'a', title: 'New bells', text: 'They ring.', href: '/bells/' }, { id: 'b', title: 'New locks', text: 'They hold.' }],
  products: [
    { id: 'kit', name: 'Kit', href: '/bells/', versions: [{ text: 'v2.1.0', href: '/bells/', current: true }, { text: 'v1', href: 'https://example.com/v1/' }], api: { pathname: '/api/kit/', packages: ['@velo/kit'] } },
    { id: 'shop', name: 'Shop', href: '/plans/' },
  ],
};\n`;

/** Entries below the fold of any screen. */
const streets = Array.from({ length: 40 }, (_, index) => `street-${index + 1}`);

const navigation = [
  { pathname: 'https://example.com/news/', title: 'What’s new' },
  { pathname: '/' },
  {
    pathname: '/parts',
    title: 'Parts',
    children: [
      { pathname: '/bells/', newFeature: true },
      {
        pathname: '/parts-label',
        subheader: 'Later',
        children: [
          { pathname: '/plans/', plan: 'pro', unstable: true },
          { pathname: '/locks/', plan: 'premium', planned: true },
        ],
      },
      { pathname: '/api/kit/bell/', title: 'Bell' },
    ],
  },
  { pathname: '/streets', title: 'Streets', children: streets.map((name) => ({ pathname: `/streets/${name}/` })) },
  { pathname: '/end', title: 'End', children: [{ pathname: '/end/wall/' }] },
];

const titles = Object.fromEntries(
  [
    ...Object.entries({
      '/': '单车',
      '/parts': '零件',
      '/parts-label': '以后',
      '/bells/': '铃',
      '/plans/': '方案',
      '/locks/': '锁',
      '/api/kit/bell/': '铃',
      '/streets': '街',
      '/end': '末',
      '/end/wall/': '墙',
      'https://example.com/news/': '新',
    }),
    ...streets.map((name, index) => [`/streets/${name}/`, `街${index + 1}`]),
  ].map(([pathname, title]) => [`pages.${pathname}`, title]),
);

/** Blocks of Markdown that are more than words: tasks, a table, code in tabs. */
export const blocks = `- [x] Ring
- [ ] Lock

| Bike | Free |
| :-- | --: |
| City | 3 |

<codeblock storageKey="manager">

\`\`\`bash npm
npm install velo
\`\`\`

\`\`\`bash yarn
yarn add velo
\`\`\`

</codeblock>`;

const guide = `## Words

A [link](/plans/), \`code\`, <kbd class="key">Ctrl</kbd> and a [heading](#lists).

:::warning
Mind the step.
:::

:::info
It is high.
:::

\`\`\`tsx title="Bell.tsx" {1}
const bell = <Bell loud />;
const other = bell;
\`\`\`

${blocks}

<details><summary>More of it</summary>

Text.

</details>

{{"demo": "Ring.tsx"}}
${'\nA bike stands at the station.\n'.repeat(30)}
## Lists

1. One

### Last

${'\nA bike stands at the station.\n'.repeat(30)}`;

/** The files of the site. */
export const readerSite: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "velo-docs" }',
  'xdocs.config.ts': config,
  'content/navigation.ts': `export default ${JSON.stringify(navigation)};\n`,
  'content/translations/zh.json': JSON.stringify(titles),
  'content/index.md': pageText('Velo', '[The bells](/bells/)'),
  'content/bells.md': `---\nproductId: kit\ncomponents: Bell\ngithubLabel: bells\npackageName: '@velo/kit'\n---\n\n${pageText('Bells', guide)}`,
  'content/Ring.tsx': 'export default function Ring() {\n  return <button type="button">Ring</button>;\n}\n',
  'content/plans.md': pageText('Plans', '## Pro\n\nPaid.\n\n## Free\n\nNot paid.'),
  'content/locks.md': pageText(
    'Locks',
    `{{"component": "xdocs/Landing", "actions": [{"text": "See the bells", "href": "/bells/"}], "install": "npm install velo"}}${'\n\nA lock holds.'.repeat(60)}`,
  ),
  'content/end/wall.md': pageText('Wall', 'It stops.'),
  ...Object.fromEntries(streets.map((name) => [`content/streets/${name}.md`, pageText(name, 'It leads on.')])),
  'node_modules/@velo/kit/package.json':
    '{ "name": "@velo/kit", "version": "2.1.0", "type": "module", "exports": { ".": { "types": "./index.d.ts", "default": "./index.js" } } }',
  'node_modules/@velo/kit/index.d.ts': `import * as React from 'react';\nexport interface BellProps {\n${Array.from({ length: 24 }, (_, index) => `  /** How loud it is, ${index}. */\n  volume${index}?: number;`).join('\n')}\n}\nexport declare function Bell(props: BellProps): React.JSX.Element;\n`,
  'node_modules/@velo/kit/index.js': 'export function Bell() { return null; }\n',
};
