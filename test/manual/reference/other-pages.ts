// The references of front matter, directives, navigation, template parts, interface texts and library.
import { builtInNames } from '../../../src/model/component-key.ts';
import { interfaceTexts } from '../../../src/model/interface-texts.ts';
import { templateParts } from '../../../src/model/template-parts.ts';
import { demoOptionValues } from '../../../src/markdown/directives.ts';
import { frontMatterValues } from '../../../src/markdown/front-matter-keys.ts';
import {
  declarationOf,
  docOf,
  exportsOf,
  membersOf,
  parameterTypeOf,
  signatureOf,
  type Declaration,
  type Documented,
} from './declarations.ts';
import { cell, memberTable, namedTypes, pageHead, pageOf, typeSections } from './reference-text.ts';

function membersIn(name: string, file: string): Documented[] {
  return membersOf(declarationOf(name, file)!);
}

/** A table of keys with the values that they take, as error messages say them. */
function valueTable(members: readonly Documented[], values: Readonly<Record<string, string>>): string {
  const rows = members.map(({ name, doc }) => `| \`${name}\` | ${cell(values[name] ?? '')} | ${cell(doc)} |`);
  return ['| Key | Value | |', '| :--- | :--- | :--- |', ...rows].join('\n');
}

export function frontMatterPage(): string {
  return pageOf(
    pageHead('Front matter', 'Every key that a page can have between its --- lines: its values and what it does.'),
    'How front matter is written: [Pages](/x/manual/pages/#front-matter). An unknown key is an error.',
    valueTable(membersIn('FrontMatter', 'src/model/page.ts'), frontMatterValues),
  );
}

export function directivesPage(): string {
  const builtIns: Readonly<Record<(typeof builtInNames)[number], string>> = {
    'xdocs/Landing':
      'Makes the page a landing page. `actions` is a list of buttons, `{"text": …, "href": …}`; `install` a command shown below them; `facts` a list of short texts, what decides: licence, versions.',
    'xdocs/Products': 'A card for each product that has a first page. `pictures` names the folder of their pictures.',
    'xdocs/Gallery':
      'A card for each page that has a picture. `productId` or `below` (a pathname) choose which; `large` makes larger cards; `pictures` names the folder of their pictures. Default: `/static/gallery/`.',
  };
  return pageOf(
    pageHead(
      'Directives',
      'The lines of a page that are live: every option of a demo, and the components that are built in.',
    ),
    'A directive stands alone on its line and is one JSON object: `{{"demo": "Basic.tsx", "bg": "inline"}}`. See [Demos](/x/manual/demos/).',
    '## Demo {#demo}',
    valueTable(membersIn('DemoOptions', 'src/model/page.ts'), demoOptionValues),
    '## Component {#component}',
    'All keys but `component` are handed to it as props, with `markdown`: `title`, `description`, `headings` and `pathname`. With `"api": "events"` or `"api": "selectors"` it gets those of the page’s product as `api`.',
    '## Built-in components',
    [
      '| Name | |',
      '| :--- | :--- |',
      '| `ComponentLinkHeader` | The chips of the page’s front matter. `"design": false` leaves out Material Design. |',
      ...builtInNames.map((name) => `| \`${name}\` | ${builtIns[name] ?? ''} |`),
    ].join('\n'),
  );
}

export function navigationPage(): string {
  return pageOf(
    pageHead('Navigation entries', 'Every key of an entry in navigation.ts, and of the file _folder.yml.'),
    'How they are put together: [Navigation](/x/manual/navigation/).',
    '## An entry',
    memberTable(membersIn('NavigationEntry', 'src/model/navigation.ts')),
    '## _folder.yml {#folder-yml}',
    memberTable(membersIn('FolderFacts', 'src/model/folder-facts.ts')),
  );
}

export function templatePartsPage(): string {
  const rows = Object.entries(templateParts).map(([part, [file, name]]) => {
    const declaration = declarationOf(name, `templates/${file}`)!;
    return `| \`${part}\` | \`import { ${name} } from 'xdocs:${part}'\` | \`${parameterTypeOf(declaration).replaceAll('|', '\\|')}\` |`;
  });
  const views = ['FrameView', 'PageView'].map((name): [string, Declaration] => [
    name,
    declarationOf(name, 'src/model/view.ts')!,
  ]);
  return pageOf(
    pageHead('Template parts', 'The parts of the shell that a site may replace, with their props and their originals.'),
    'How to replace one: [Parts of the shell](/x/manual/shell/).',
    ['| Part | The original | Props |', '| :--- | :--- | :--- |', ...rows].join('\n'),
    '## What they show',
    ...typeSections(new Map(views)),
  );
}

export function interfaceTextsPage(): string {
  const groups = groupedByFirst(Object.entries(interfaceTexts));
  return pageOf(
    pageHead(
      'Interface texts',
      'Every word of the interface, by the key under which a language, or your site, may replace it.',
    ),
    'They are replaced in `<locale>.json` in the folder `translations`: see [Languages](/x/manual/products/#languages). `{name}` is filled in where the text is shown. `pages.<pathname>` are titles of the navigation.',
    ...[...groups].flatMap(([group, entries]) => [
      `## ${group} {#${group.toLowerCase()}}`,
      [
        '| Key | English |',
        '| :--- | :--- |',
        ...entries.map(([key, text]) => `| \`${key}\` | ${cell(text).replaceAll('<', '\\<')} |`),
      ].join('\n'),
    ]),
  );
}

function groupedByFirst<Text>(entries: readonly (readonly [string, Text])[]): Map<string, (readonly [string, Text])[]> {
  const groups = new Map<string, (readonly [string, Text])[]>();
  for (const entry of entries) {
    const group = entry[0].split('.')[0]!;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return groups;
}

export function libraryPage(): string {
  const file = 'src/index.ts';
  const all = exportsOf(file).map((name) => ({ name, declaration: declarationOf(name, file) }));
  const functions = all.filter(
    ({ declaration }) => declaration && signatureOf(declaration).startsWith(`${declaration.node.name?.getText()}(`),
  );
  const types = namedTypes(
    functions.map(({ declaration }) => ({ type: signatureOf(declaration!), file: declaration!.file })),
  );
  const others = new Map(
    all.flatMap(({ name, declaration }) =>
      declaration && !types.has(name) && !configTypes.has(name) && !functions.some((one) => one.name === name)
        ? [[name, declaration] as const]
        : [],
    ),
  );
  // The config has a page of its own.
  const shown = new Map([...types].filter(([name]) => !configTypes.has(name)));
  return pageOf(
    pageHead('Library', 'Every function that the package exports, with its options and results.'),
    'How they are used: [As a library](/x/manual/as-a-library/).',
    '## Functions',
    ...functions.map(({ name, declaration }) =>
      [`### ${name} {#${name}}`, `\`\`\`ts\n${signatureOf(declaration!)}\n\`\`\``, docOf(declaration!.node)]
        .filter(Boolean)
        .join('\n\n'),
    ),
    '## Options and results',
    ...typeSections(shown),
    '## Further types',
    `The types of configs are in [their reference](/x/manual/reference/config/#types). Further exports: ${[...others.keys()].map((name) => `\`${name}\``).join(', ')}.`,
  );
}

const configTypes: ReadonlySet<string> = new Set([
  'UserConfig',
  ...namedTypes(
    membersIn('UserConfig', 'src/model/user-config.ts').map(({ type }) => ({ type, file: 'src/model/user-config.ts' })),
  ).keys(),
]);
