// The messages of problems: one per rule, in one place.
import type { LeftExport } from '../model/left-export.ts';
import type { Problem, ProblemOf, RuleId } from '../model/problem.ts';

type Sentences = { readonly [R in RuleId]: (problem: ProblemOf<R>) => string };

/** Languages of fences that other generators draw. */
const drawnElsewhere: ReadonlySet<string> = new Set(['mermaid', 'math', 'latex', 'tex', 'katex', 'plantuml', 'dot']);

const didYouMean = (suggestion: string | undefined) => (suggestion ? ` Did you mean "${suggestion}"?` : '');

/** Some names as they stand in a list of the config. */
function listText(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `'${name}'`);
  return `[${[...shown, ...(names.length > shown.length ? ['…'] : [])].join(', ')}]`;
}

/** What of the config leaves an export without a page, and the line that would give it one. */
function leftText({ name, productId, package: from, excludedBy, isSelected }: LeftExport, include: readonly string[]) {
  if (excludedBy !== undefined)
    return ` ${from} exports it, and the product ${productId} leaves it out by "exclude": ['${excludedBy}'] of its "api" in the config.`;
  const why = isSelected ? ', and it is no component, or its comment marks it as internal' : '';
  return ` ${from} exports it${why}. In the config, give the "api" of the product ${productId} this: include: ${listText([...include.slice(0, 4), name])}.`;
}

/** Why a file may not be read, and what would be right. */
function refusalText({ found, why, target, folders }: ProblemOf<'file-refused'>): string {
  const named = `The file "${found}"${target === undefined ? '' : `, which is ${target},`}`;
  if (why === 'not-content')
    return `${named} is no page: with "trust": "text" in the config a page must not be a link to a file outside of the content.`;
  if (why === 'not-beside')
    return `${named} may not be read: with "trust": "text" in the config a page may name files in its own folder and below.`;
  if (why === 'kind')
    return `${named} is not copied: with "trust": "text" in the config pages may name pictures, sound, films and plain data, and files of this kind may run code. Put it into the public folder.`;
  const reasons = {
    outside: 'it lies outside',
    hidden: 'a name in its path begins with a dot',
    package: 'it lies in node_modules',
    ignored: 'git ignores it',
  };
  const places = ['the project', ...folders].join(', ');
  return `${named} may not be read: ${reasons[why]}. Pages may name the files of ${places}, without dot files, node_modules and what git ignores outside of the content. To allow it, list it or its folder as "readable" in the config.`;
}

const sentences: Sentences = {
  'source-not-utf8': ({ byte }) => `The file is not UTF-8: byte ${byte} belongs to no character. Save it as UTF-8.`,
  'folder-file': ({ reason }) => `The folder's file cannot be used as it is: ${reason}.`,
  'page-unlisted': ({ pathname }) =>
    `The page ${pathname} is in no navigation: readers reach it by links and search only. Add it to the navigation, or say "navigation: false" in its front matter.`,
  'source-mdx': ({ others }) =>
    `The file is MDX, which is not read${others ? `, nor are ${others} more` : ''}: pages are Markdown. Rename it to .md, move what it imports into a demo beside it ({{"demo": "Name.tsx"}}), and write tabs and callouts as Markdown; or make it a component page (page.tsx).`,
  'source-symlink-loop': ({ target }) =>
    `The link leads back to ${target}, a folder above it. Its content is left out.`,
  'public-link-outside': ({ target }) =>
    `The link leads out of the project, to ${target}, and is not copied. Put the file itself into the public folder, or link to one in the project.`,
  'cache-unwritable': ({ reason }) =>
    `The cache cannot be written (${reason}), so the next run makes all again. --no-cache goes without one.`,
  'source-unreadable': ({ reason }) => `The file cannot be read: ${reason}.`,
  'source-too-large': ({ bytes, limit }) => `The page has ${bytes} bytes; at most ${limit} are allowed.`,
  'source-too-large-for-reference': ({ limit, construct }) =>
    construct
      ? `${construct} may be read otherwise than GitHub does: the page has too much of the kind for the exact parser, which takes ${limit} characters, and lists, quotes and tables of some hundred lines. Split the page.`
      : `The page is too large: with remark plugins, or without the native parser, it may have ${limit} characters, and lists, quotes and tables of some hundred lines. Split the page.`,
  'nesting-too-deep': ({ what, limit }) =>
    `The ${what} ${what === 'blocks' ? 'are' : 'is'} nested deeper than ${limit} levels here.`,
  'too-many': ({ what, limit }) => `The page has more than ${limit} ${what}, counted up to here. Split the page.`,
  'text-too-dense': ({ characters, marks }) =>
    `This stretch of ${characters} characters without a break has ${marks} special ones, which takes too long to read. Break it up.`,
  'file-name': ({ character }) =>
    `The name of the file has the character ${JSON.stringify(character)}, with which links to the page lead elsewhere. Rename the file, or give it another pathname by "route" in the config.`,
  'route-conflict': ({ pathname, other }) =>
    `The route ${pathname} is taken by ${other} already. Rename or move one of the two.`,
  'output-conflict': ({ path, other, lost }) =>
    `This file and ${other} claim the same place in the output, ${path}; ${lost} is left out. Rename or move one of the two.`,
  'case-conflict': ({ other, path }) =>
    `This file and ${other} ${path === undefined ? 'differ' : `claim two places in the output, ${path} and one that differs from it`} by upper and lower case only: on most disks of Windows and macOS one replaces the other. Rename or move one of the two.`,
  'output-left': ({ reason }) =>
    `What is left of an earlier output cannot be removed (${reason}). Nothing uses it; remove the folder yourself.`,
  'front-matter-invalid': ({ reason }) => `The front matter cannot be read: ${reason}.`,
  'front-matter-unknown-key': ({ key, suggestion }) => `Unknown front-matter key "${key}".${didYouMean(suggestion)}`,
  'front-matter-twice': ({ key, other }) =>
    `Front matter "${key}" is given twice, in line ${other}, too; what is given here counts.`,
  'front-matter-value': ({ key, found, expected }) => `Front matter "${key}" must be ${expected}, found "${found}".`,
  'front-matter-missing': () =>
    'The file is named as a page, but makes none: it exports no front matter. Write "export const frontMatter = { title, description }" with their texts, or rename it.',
  'title-missing': ({ found, isModule }) =>
    isModule
      ? 'The page has no title: give one in its frontMatter.'
      : found === 0
        ? 'The page has no title: begin its body with one "# heading".'
        : `The page has ${found} titles ("# heading"); one is right.`,
  'title-too-long': ({ length, limit }) => `The title has ${length} characters; at most ${limit} fit.`,
  'opening-order': ({ found }) =>
    found === 'title'
      ? 'Something stands before the title: a page begins with its "# heading".'
      : found === 'component'
        ? 'The component stands before the title, and is shown above it: a page begins with its "# heading".'
        : 'The description must follow the title directly.',
  'description-missing': ({ isModule }) =>
    `The page has no description: ${isModule ? 'give one in its frontMatter' : 'put <p class="description">…</p> after its title'}.`,
  'description-too-long': ({ length, limit }) => `The description has ${length} characters; at most ${limit} fit.`,
  'description-end': ({ found }) => `The description must end with "." or "!", found "${found}".`,
  'heading-order': ({ heading }) => `The heading "${heading}" is of level 3, but no level-2 heading comes before it.`,
  'directive-malformed': ({ found, reason }) => `The directive is no JSON object: ${reason}. Found ${found}`,
  'directive-option': ({ option, found, expected, suggestion }) =>
    `Directive option "${option}" must be ${expected}, found ${found}.${didYouMean(suggestion)}`,
  'directive-background': ({ found }) => `Unknown background "${found}"; the demo is shown as without one.`,
  'controls-unknown': ({ component, prop, suggestion }) =>
    prop === undefined
      ? `Controls need a component with an API page; "${component}" has none.${didYouMean(suggestion)}`
      : `The component "${component}" has no prop "${prop}".${didYouMean(suggestion)}`,
  'controls-impossible': ({ component, prop, type }) =>
    prop === undefined
      ? `None of the props of "${component}" can be set by a control, which are for truth values, literals, numbers, texts and colours.`
      : `The prop "${prop}" of "${component}" cannot be set by a control${type === undefined ? ', because it could run code or restyle the whole component' : `: its type is ${type}`}. Leave it out of "props".`,
  'controls-ignored': ({ demo }) =>
    `The demo ${demo} has controls, but its default export takes no props: let it hand them on to the component.`,
  'directive-refused': ({ kind, name }) =>
    kind === 'component'
      ? `The component "${name}" is left out: with "trust": "text" in the config pages have no components.`
      : `The demo "${name}" is left out: with "trust": "text" in the config pages may show the demos in "trustedDemos" only.`,
  'html-refused': ({ found }) =>
    `The HTML ${found} is left out: with "trust": "text" in the config pages may not have what could run code or look like a part of the site.`,
  'callout-kind': ({ found, suggestion }) =>
    `Unknown callout ":::${found}"; info, warning, success and error exist.${didYouMean(suggestion)}`,
  'codeblock-content': ({ found }) =>
    found === undefined
      ? 'The "codeblock" holds no code: put fences into it, one a tab.'
      : `A "codeblock" holds fences only, one a tab; "${found}" is shown outside of the tabs.`,
  'list-block': ({ kind, expected }) => `The block ":::${kind}" goes around ${expected}; nothing like it is here.`,
  'callout-open': ({ kind }) =>
    kind === '/codeblock'
      ? 'A "</codeblock>" ends tabbed code, but none is open.'
      : kind
        ? `The "${kind}" block is not closed, or another begins inside it. End it with a line ":::".`
        : 'A ":::" closes a callout, but none is open.',
  'html-unclosed': ({ tag, end }) =>
    `The tag <${tag}> is not closed before ${end}, so it is closed for you. Write </${tag}>, or put the tag into backticks if it is meant as text.`,
  'html-cut': ({ found }) =>
    found === '<!--'
      ? 'The comment "<!--" has no "-->": what follows is left out.'
      : `The tag "${found}" has no end, a ">" or a quote is missing: it is shown as text.`,
  'html-nesting': ({ tag }) =>
    `HTML with <${tag}> is nested as a browser does not allow, so parts of it were moved or left out. Close each tag in the element that it is opened in.`,
  'code-language': ({ found, suggestion }) =>
    `Unknown code language "${found}".${drawnElsewhere.has(found) ? ' Diagrams and formulas are not drawn: put an SVG of it beside the page and show it as a picture, ![What it says](./name.svg); the source can stand below as `text`.' : didYouMean(suggestion)}`,
  'address-too-long': ({ length, limit }) =>
    `The address has ${length} characters; at most ${limit} are followed. It is left as it is; shorten it.`,
  'include-missing': ({ found, reason }) => `The code of "${found}" cannot be included: ${reason}.`,
  'asset-missing': ({ found, suggestion }) => `The file "${found}" is not there.${didYouMean(suggestion)}`,
  'file-refused': refusalText,
  'component-missing': ({ name, suggestion }) => `The component "${name}" is not there.${didYouMean(suggestion)}`,
  'demo-missing': ({ demo, suggestion }) => `The demo "${demo}" is not there.${didYouMean(suggestion)}`,
  'demo-compile': ({ demo, others, message }) =>
    `The demo ${demo} ${others ? `and ${others} more do` : 'does'} not compile: ${message}`,
  'demo-import-missing': ({ specifier, others, suggestion }) =>
    `The import "${specifier}" leads nowhere.${others ? ` ${others + 1} demos wait for it.` : ''}${didYouMean(suggestion)}${
      // Nobody need have written them: JSX is compiled to some.
      /^react(?:-dom(?:\/client)?|\/jsx-(?:dev-)?runtime)?$/.test(specifier)
        ? ' Install react and react-dom: demos run on the copy of the project.'
        : ''
    }`,
  'demo-default-export': ({ demo, found }) =>
    found
      ? `The default export of the demo ${demo} is ${found}, which is no component; its default export renders without props.`
      : `The demo ${demo} has no default export; its default export renders without props.`,
  'demo-server-error': ({ demo, message }) =>
    `The demo ${demo} throws on the server (${message}); it runs in the browser only.`,
  'demo-browser-error': ({ demo, message }) => `The demo ${demo} throws in the browser (${message}).`,
  'demo-server-unstable': ({ demo }) =>
    `The demo ${demo} renders differently each time on the server (a date, a random number, something that counts demos?); it runs in the browser only.`,
  'bundle-not-cached': ({ others }) =>
    `The demos are bundled again in each run: ${others > 0 ? `this path and ${others} more are` : 'this path is'} no file, so nobody knows when ${others > 0 ? 'they change' : 'it changes'}. A plugin that makes up a module gives it a "namespace".`,
  'tailwind-missing': ({ demo, package: name }) =>
    `The demo ${demo} needs Tailwind, but the package ${name} is not installed. Install version 4 of it, or remove the folder of this styling.`,
  'demo-types': ({ message }) => message,
  'sandbox-import': ({ demo, specifier }) =>
    `The project that readers get of ${demo === undefined ? 'each demo' : `the demo ${demo}`} has no "${specifier}": it is neither a file that an export can carry (code, JSON, CSS, SVG) nor an installed package.`,
  'sandbox-adapter': ({ demo, message }) => `The demo ${demo} cannot be exported. ${message}`,
  'sandbox-types': ({ demo, name, message }) =>
    `In the project that readers get of the demo ${demo}, ${name}: ${message}`,
  'link-broken': ({ href, suggestion }) => `The link ${href} leads to no page.${didYouMean(suggestion)}`,
  'link-moved': ({ href, to }) => `The link ${href} leads to an address that has moved. Link to "${to}" itself.`,
  'anchor-broken': ({ href, anchor, suggestion }) =>
    `The link ${href} leads to a page without the anchor "#${anchor}".${didYouMean(suggestion && `#${suggestion}`)}`,
  'link-slash': ({ href, expected }) => `The link ${href} must end with a slash: ${expected}`,
  'icon-font-missing': ({ package: name }) =>
    `The demo uses the icon font, but the package ${name} that brings it is not installed. Install it, or name a "fontHost" in the config.`,
  'social-images-missing': ({ package: name }) =>
    `Pages get no picture for chats: ${name} is not installed. Install it, or say "socialImages": "none" in the config.`,
  'redirect-broken': ({ from, to, suggestion }) =>
    `The redirect of ${from} leads to ${to}, which is not there.${didYouMean(suggestion)}`,
  'redirect-taken': ({ from, by }) => `The redirect of ${from} has no effect: ${by} makes a page there.`,
  'navigation-invalid': ({ reason }) => `The navigation has an entry that is not right: ${reason}`,
  'navigation-missing-page': ({ pathname, suggestion }) =>
    `The navigation lists ${pathname}, which no file makes.${didYouMean(suggestion)}`,
  'navigation-duplicate': ({ pathname }) =>
    `The navigation lists ${pathname} twice; pathnames are keys and must be unique.`,
  'site-empty': ({ folders }) =>
    `The site has no page: there is none in ${folders.join(', ')}. Write the first one, ${folders[0]}/index.md, or name the folder of your pages as "content" in the config.`,
  'home-missing': ({ pathname, to }) =>
    `The site has no page at ${pathname}. Its logo and its page for missing ones lead to ${to}, the first page of the navigation.`,
  'product-unknown': ({ found, suggestion }) => `Unknown productId "${found}".${didYouMean(suggestion)}`,
  'api-unknown': ({ name, suggestion, export: exported, include = [] }) =>
    `"${name}" has no API page.${exported ? leftText(exported, include) : didYouMean(suggestion)}`,
  'api-pattern-empty': ({ product, pattern, others, suggestion }) =>
    `The pattern "${pattern}" in "include" of the product ${product} finds no ${pattern.startsWith('use') ? 'hook' : 'component'}.${
      others.length > 0
        ? ` Patterns select components, and hooks if they begin with "use"; what it matches is something else. Write the names out: ${listText(others)}.`
        : didYouMean(suggestion)
    }`,
  'api-package-missing': ({ package: name }) =>
    `The package ${name} is not installed or has no types; its API pages are left out. Install it, or mend its name among the "packages" of the config's products.`,
  'api-react-types-missing': ({ package: name }) =>
    `React's types are not found from ${name}. Without them what a component returns has no type, so it gets no page. Install @types/react where ${name} finds it: npm install --save-dev @types/react.`,
  'api-anchor-missing': ({ api, href, anchor }) =>
    `The API page of ${api} links to ${href}, but nothing here has that id. Write the heading that is meant as "## Title {#${anchor}}".`,
  'api-unreadable': ({ name, reason }) => `The export ${name} cannot be read: ${reason}.`,
  'translation-missing': ({ locale, key, hasFolder = true }) =>
    `Missing translation for ${locale}:${key}${hasFolder ? `. Add ${JSON.stringify(key)} with its text.` : `. Name a folder with ${locale}.json as "translations" in the config.`}`,
  'interface-text-missing': ({ locale, key, others }) =>
    `Missing translation for ${locale}:${key}${others > 0 ? ` and ${others} other texts of the interface` : ''}, which pages show in English. Put what is missing into ${locale}.json in the folder of "translations", or list the languages of the interface in "interfaceLocales".`,
  'translation-alone': ({ locale, expected }) =>
    `The page ${expected}, whose ${locale} translation this would be, is not there. Write it, or rename this file.`,
  'page-failed': ({ reason }) => `The page cannot be made: ${reason}.`,
  'history-shallow': () =>
    'The repository is a shallow clone, which does not know when a page last changed: no page shows a date or a link to edit it. Fetch the history with "git fetch --unshallow" (in a workflow: "fetch-depth: 0" for actions/checkout).',
};

/** The ids of all rules. */
export const ruleIds = Object.keys(sentences) as readonly RuleId[];

/** The message of a problem. */
export function sentenceOf(problem: Problem): string {
  return (sentences[problem.rule] as (problem: Problem) => string)(problem);
}
