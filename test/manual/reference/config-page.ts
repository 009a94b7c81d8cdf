// The reference of the config: every key of `UserConfig`, by what it is about, and the types that they name.
import { declarationOf, membersOf } from './declarations.ts';
import { memberSections, namedTypes, pageHead, pageOf, typeSections } from './reference-text.ts';

/** What keys are about. Those that stand in no group are shown below the others. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'The site': [
    'name',
    'description',
    'logo',
    'links',
    'footer',
    'repository',
    'editUrl',
    'notifications',
    'favicon',
    'social',
    'banner',
    'head',
  ],
  'Where it lies': ['base', 'outLayout', 'origin', 'out', 'public', 'csp', 'externalPaths', 'redirects'],
  Pages: ['content', 'route', 'navigation', 'readable', 'trust', 'trustedDemos', 'socialImages', 'search', 'severity'],
  Languages: ['locales', 'interfaceLocales', 'translations', 'translateUrl'],
  Products: ['products', 'productCategories', 'productionErrors'],
  Look: ['theme', 'font', 'fontHost', 'codeTheme', 'css', 'head', 'favicon', 'social', 'banner', 'templates'],
  Demos: ['demoSetup', 'demoWrapper', 'sandbox', 'playground', 'aliases', 'moduleRoots', 'replacements'],
  'The tools underneath': ['define', 'loaders', 'esbuildPlugins', 'remarkPlugins', 'rehypePlugins'],
  Services: ['feedback', 'analytics', 'ads', 'consent', 'serviceWorker', 'chat'],
};

/** The page. */
export function configPage(): string {
  const file = 'src/model/user-config.ts';
  const members = membersOf(declarationOf('UserConfig', file)!);
  const types = namedTypes(members.map(({ type }) => ({ type, file })));
  const known = new Set(types.keys());
  const grouped = new Set(Object.values(groups).flat());
  const others = members.map(({ name }) => name).filter((name) => !grouped.has(name));
  const sections = Object.entries({ ...groups, 'Further keys': others }).flatMap(([title, names]) => {
    const found = names.flatMap((name) => members.find((member) => member.name === name) ?? []);
    return found.length > 0 ? [`## ${title}`, ...memberSections(found, known)] : [];
  });
  return pageOf(
    pageHead('Config', 'Every key of xdocs.config.ts with its type, what it means and what holds without it.'),
    `\`xdocs.config.ts\` (or \`.mts\`, \`.js\`, \`.mjs\`) lies beside \`package.json\` and exports \`defineConfig({ … })\`. Every key is optional; an unknown one, or a value that does not fit, is an error that says what would be right. Paths are relative to the config's folder.

\`\`\`ts title="xdocs.config.ts"
import { defineConfig } from 'xdocs';

export default defineConfig({ name: 'Pebble' });
\`\`\``,
    ...sections,
    '## Types',
    ...typeSections(types),
  );
}
