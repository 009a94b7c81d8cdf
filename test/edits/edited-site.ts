// A small site of everything that a build reads, and random edits of it. In: a number to begin with. Out: the site's
// files as they are after each edit; the same for the same number.

/** Texts by path below the project. */
export type SiteFiles = ReadonlyMap<string, string>;

export interface Edit {
  readonly name: string;
  readonly files: SiteFiles;
}

const page = (title: string, body: string) => `# ${title}\n\n<p class="description">About ${title}.</p>\n\n${body}\n`;
const packageJson = (name: string, version: string, more = {}) =>
  JSON.stringify({ name, version, type: 'module', main: './index.js', types: './index.d.ts', ...more });
const picture = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>\n`;

const demo = (name: string, body: string) =>
  `${body}\n\nexport default function ${name}() {\n  return <p>{word}</p>;\n}\n`;

/** So many demos that they are bundled in several groups: eight folders of five, which share modules in many ways. */
const folders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const wordsOf = [
  "import { word } from 'lib/word';",
  "import { short as word } from '../words.js';",
  "import * as words from '../words.js';\nconst word = Object.keys(words).join();",
  "import word from './own.js';",
  "import { ring } from 'bells';\nimport '../words.js';\nconst word = ring();",
];

function racks(): [string, string][] {
  return folders.flatMap((folder): [string, string][] => [
    [
      `content/racks/${folder}/${folder}.md`,
      page(`Rack ${folder}`, wordsOf.map((_, at) => `{{"demo": "Rack${at}.jsx"}}`).join('\n\n')),
    ],
    [`content/racks/${folder}/own.js`, `export default 'own of ${folder}';\n`],
    ...wordsOf.map((words, at): [string, string] => [
      `content/racks/${folder}/Rack${at}.jsx`,
      demo(`Rack${at}`, words),
    ]),
  ]);
}

/** The site before any edit. */
export function firstFiles(): Map<string, string> {
  return new Map([
    ...racks(),
    [
      'content/racks/words.js',
      "import './words.css';\nexport { word as long } from 'lib/word';\nexport const short = 'short';\n",
    ],
    ['content/racks/words.css', '.word { color: red }\n'],
    ['package.json', '{ "name": "velo", "type": "module", "dependencies": { "bells": "1.0.0" } }\n'],
    ['settings.json', '{ "name": "Velo" }\n'],
    [
      'xdocs.config.js',
      "import settings from './settings.json' with { type: 'json' };\n" +
        "export default { locales: ['en', 'de'], translations: './translations', css: ['./site.css'], aliases: { 'lib/*': './lib/*' }, " +
        "templates: { Footer: './Footer.jsx' }, products: [{ id: 'bells', name: 'Bells', href: '/bells/', api: { pathname: '/api/bells/', packages: ['bells'] } }], ...settings };\n",
    ],
    ['Footer.jsx', 'export default function Footer() {\n  return <footer>Ring twice</footer>;\n}\n'],
    ['site.css', ':root { --own: red; }\n'],
    ['translations/de.json', '{ "pages./bells/": "Glocken" }\n'],
    ['lib/word.js', "export const word = 'first';\n"],
    ['public/humans.txt', 'us\n'],
    ['node_modules/bells/package.json', packageJson('bells', '1.0.0', { dependencies: { gongs: '1.0.0' } })],
    ['node_modules/bells/index.d.ts', '/** Rings. */\nexport declare function ring(times?: number): string;\n'],
    ['node_modules/bells/index.js', "import { gong } from 'gongs';\nexport const ring = () => gong + '1.0.0';\n"],
    ['node_modules/gongs/package.json', packageJson('gongs', '1.0.0')],
    ['node_modules/gongs/index.d.ts', 'export declare const gong: string;\n'],
    ['node_modules/gongs/index.js', "export const gong = '1.0.0';\n"],
    ['content/index.md', page('Home', '## First\n\nSee [bells](/bells/).\n\n![A bell](./bell.svg)')],
    ['content/bell.svg', picture('red')],
    ['content/snippet.ts', '// #region one\nexport const one = 1;\n// #endregion\n'],
    ['content/bells/bells.md', page('Bells', '{{"demo": "Basic.jsx"}}\n\n```ts file=../snippet.ts#region one\n```\n')],
    ['content/bells/bells-de.md', page('Die Glocken', '## Erstens\n\nText.')],
    ['content/bells/Basic.jsx', demo('Basic', "import { word } from 'lib/word';\nimport './local.js';")],
    ['content/bells/local.js', "globalThis.local = 'first';\n"],
    ['content/bells/loud/loud.md', page('Loud', '{{"demo": "Loud.jsx"}}\n\nMore [at home](/#first).')],
    ['content/bells/loud/Loud.jsx', demo('Loud', "import { ring } from 'bells';\nconst word = ring();")],
  ]);
}

/** A fixed sequence of edits; each is of the site as the one before left it. */
export function* edits(seed: number, count: number): Generator<Edit> {
  let state = seed + 1;
  const next = (bound: number) => (state = (state * 48271) % 2147483647) % bound;
  const pick = <T>(list: readonly T[]): T => list[next(list.length)]!;
  const files = firstFiles();
  const first = new Map(files);
  const pages = () => [...files.keys()].filter((path) => path.endsWith('.md'));
  const change = (path: string, edit: (text: string) => string) => void files.set(path, edit(files.get(path) ?? ''));
  const versions = new Map<string, number>();
  const upgrade = (name: string) => {
    const version = `1.0.${versions.set(name, (versions.get(name) ?? 0) + 1).get(name)}`;
    for (const file of ['package.json', 'index.js'])
      change(`node_modules/${name}/${file}`, (text) => text.replace(/("version":"|')1\.0\.\d+/, `$1${version}`));
  };
  let number = 0;
  const kinds: Readonly<Record<string, () => void>> = {
    'a word on a page': () => change(pick(pages()), (text) => `${text}\nWord ${++number}.\n`),
    'a title': () => change(pick(pages()), (text) => text.replace(/^# .*/m, `# Title ${++number}`)),
    'a heading': () => change(pick(pages()), (text) => `${text}\n## Heading ${++number}\n\nBelow it.\n`),
    'a link': () => change(pick(pages()), (text) => `${text}\nSee [it](/new-${next(4)}/).\n`),
    'a new page': () => void files.set(`content/new-${next(4)}.md`, page(`New ${++number}`, 'Hello.')),
    'a new translation': () => void files.set('content/index-de.md', page(`Haus ${++number}`, '## Erstens\n\nHallo.')),
    'a page removed': () => {
      const path = pick(pages().filter((one) => one !== 'content/index.md'));
      files.delete(path);
    },
    'a page renamed': () => {
      const path = pick(pages().filter((one) => one !== 'content/index.md'));
      files.set(`content/renamed-${++number}.md`, files.get(path)!.replace(/\{\{.*\}\}|```[^]*```/g, ''));
      files.delete(path);
    },
    'a demo': () => change('content/bells/Basic.jsx', (text) => text.replace(/<p.*?>/, `<p title="${++number}">`)),
    'a file of a demo': () => void files.set('content/bells/local.js', `globalThis.local = 'local ${++number}';\n`),
    'a demo of many': () =>
      change(`content/racks/${pick(folders)}/Rack${next(5)}.jsx`, (text) =>
        text.replace(/<p.*?>/, `<p title="${++number}">`),
      ),
    'what a demo of many imports': () =>
      void files.set(
        `content/racks/${pick(folders)}/Rack0.jsx`,
        demo('Rack0', pick([...wordsOf, `import word from '../${pick(folders)}/own.js';`])),
      ),
    'what demos of a folder share': () =>
      void files.set(`content/racks/${pick(folders)}/own.js`, `export default 'own ${++number}';\n`),
    'what demos of folders share': () =>
      change('content/racks/words.js', (text) => text.replace(/'short.*'/, `'short ${++number}'`)),
    'a style sheet that demos share': () =>
      void files.set('content/racks/words.css', `.word { color: ${pick(['red', 'green', 'blue'])} }\n`),
    'a demo less': () => void files.delete(`content/racks/${pick(folders)}/Rack4.jsx`),
    'a shared module': () => void files.set('lib/word.js', `export const word = 'word ${++number}';\n`),
    'a shared module that comes first': () =>
      void (files.has('lib/word.jsx') ? files.delete('lib/word.jsx') : files.set('lib/word/index.js', 'export {};\n')),
    'the navigation': () =>
      void files.set(
        'content/navigation.ts',
        `export default [{ pathname: '/' }, { pathname: '/group/', title: 'Group ${++number}', children: [{ pathname: '/bells/' }, { pathname: '/bells/loud/' }] }];\n`,
      ),
    'no navigation': () => void files.delete('content/navigation.ts'),
    'the config': () =>
      void files.set(
        'settings.json',
        JSON.stringify(
          pick([
            { name: `Velo ${++number}` },
            { name: 'Velo', search: { synonyms: [['bell', `b${number}`]] } },
            { name: 'Velo', description: `Number ${number}` },
            { name: 'Velo', base: '/x' },
            { name: 'Velo', origin: 'https://velo.example' },
          ]),
        ),
      ),
    'a template': () => change('Footer.jsx', (text) => text.replace(/<footer>.*</, `<footer>Ring ${++number}<`)),
    'a style sheet': () => void files.set('site.css', `:root { --own: ${pick(['red', 'green', 'blue'])}; }\n`),
    'a translated title': () =>
      void files.set('translations/de.json', JSON.stringify({ 'pages./bells/': `Glocken ${++number}` })),
    'an interface text': () =>
      void files.set('translations/de.json', JSON.stringify({ 'page.previous': `Davor ${++number}` })),
    'a package': () => upgrade('bells'),
    'a package of a package': () => upgrade('gongs'),
    'types of a package': () =>
      change('node_modules/bells/index.d.ts', (text) => text.replace(/Rings.*?\*/, `Rings ${++number} times. *`)),
    'a picture': () => void files.set('content/bell.svg', picture(pick(['red', 'green', 'blue']))),
    'a picture that is not there': () => void files.delete('content/bell.svg'),
    'an included file': () => change('content/snippet.ts', (text) => text.replace(/= .*;/, `= ${++number};`)),
    'a public file': () => void files.set(pick(['public/humans.txt', 'public/a/b.txt']), `we ${++number}\n`),
    'no public file': () => void files.delete('public/humans.txt'),
    'a folder’s file': () => void files.set('content/bells/_folder.yml', `title: Folder ${++number}\n`),
    'all as it was': () => {
      files.clear();
      for (const [path, text] of first) files.set(path, text);
    },
    nothing: () => undefined,
  };
  const names = Object.keys(kinds);
  for (let step = 0; step < count; step++) {
    const name = pick(names);
    if (/renamed|removed/.test(name) && pages().length < 3) continue;
    kinds[name]!();
    yield { name, files: new Map(files) };
  }
}
