// The files of a new documentation. In: what was found of the project. Out: paths and texts; whether they are written is
// the caller's.
import type { Api } from '../model/api.ts';
import { ciWorkflow } from './ci-workflow.ts';
import type { FirstDemo } from './first-demo.ts';
import { installCommand } from './package-commands.ts';
import { pageDescription } from './page-description.ts';
import { aliasesFor, type FoundPackage } from './found-package.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { StarterFile } from './starter-file.ts';

export interface StarterOptions {
  readonly facts: ProjectFacts;
  /** The library whose components are documented. */
  readonly library?: FoundPackage | undefined;
  readonly demo?: FirstDemo | undefined;
  /** What of the library gets API pages; nothing, if it is empty. */
  readonly kinds: ReadonlySet<Api['kind']>;
  readonly ci?: 'github' | undefined;
}

/** All of them, the config first. */
export function starterFiles(options: StarterOptions): readonly StarterFile[] {
  const { facts, ci } = options;
  const { content, out } = foldersOf(facts);
  return [
    { path: 'xdocs.config.ts', text: configText(options) },
    { path: `${content}/index.md`, text: homeText(options) },
    { path: `${content}/guides/first-steps.md`, text: guideText(options) },
    { path: `${content}/guides/${demoNameOf(options)}.tsx`, text: options.demo?.text ?? plainDemo },
    packageFile(facts),
    ignoreFile(out),
    ...(ci === 'github' ? [ciWorkflow(facts, out, options.library)] : []),
  ];
}

/** Where pages come from and go to: an own library may have folders of these names. */
function foldersOf({ folders, manifest }: ProjectFacts): { readonly content: string; readonly out: string } {
  const isLibrary = manifest?.peers['react'] !== undefined;
  return {
    content: isLibrary || (folders.includes('docs') && !folders.includes('content')) ? 'docs' : 'content',
    out: isLibrary || folders.includes('build') ? 'docs-build' : 'build',
  };
}

/** The site's name: what a person would call the library. */
export function siteNameOf({ facts, library }: Pick<StarterOptions, 'facts' | 'library'>): string {
  const name = library?.name ?? facts.manifest?.name ?? facts.root.split(/[\\/]/).at(-1) ?? '';
  const plain = /^@([^/]+)\/(?:ui|react|core|components)$/.exec(name)?.[1] ?? name.replace(/^@[^/]+\//, '');
  const spaced = plain.replaceAll(/[-_.]+/g, ' ').trim();
  return spaced ? spaced[0]!.toUpperCase() + spaced.slice(1) : 'Documentation';
}

function configText(options: StarterOptions): string {
  const { facts, library, kinds } = options;
  const { content, out } = foldersOf(facts);
  const { github } = facts;
  const name = siteNameOf(options);
  const description = library?.description ?? facts.manifest?.description;
  const aliases = Object.entries(library ? aliasesFor(library, facts) : {});
  const lines = [
    `name: ${quoted(name)},`,
    ...(description ? [`description: ${quoted(description)},`] : []),
    ...servedAt(options),
    ...(content === 'content' ? [] : [`content: ${quoted(content)},`]),
    ...(out === 'build' ? [] : [`out: ${quoted(out)},`]),
    ...(aliases.length > 0
      ? [
          `// Demos import the library by its name, as its users do; it leads to the sources, which need no build.`,
          `aliases: { ${aliases.map((pair) => pair.map(quoted).join(': ')).join(', ')} },`,
        ]
      : []),
    ...(kinds.size > 0
      ? [
          `// Every exported ${namesOf(kinds)} gets a page, made from its types.`,
          `products: [`,
          `  {`,
          `    id: ${quoted(idOf(name))},`,
          `    name: ${quoted(name)},`,
          `    href: '/',`,
          `    api: { pathname: '/api/', packages: [${quoted(library!.name)}]${includeOf(kinds)} },`,
          `  },`,
          `],`,
        ]
      : []),
    ...(github
      ? [
          `repository: { url: ${quoted(`https://github.com/${github.owner}/${github.name}`)} },`,
          `editUrl: ${quoted(`https://github.com/${github.owner}/${github.name}/edit/main/{path}`)},`,
        ]
      : []),
  ];
  return `import { defineConfig } from 'xdocs';\n\nexport default defineConfig({\n${lines.map((line) => `  ${line}\n`).join('')}});\n`;
}

function namesOf(kinds: StarterOptions['kinds']): string {
  return ['component', 'hook'].filter((kind) => kinds.has(kind as Api['kind'])).join(' and ');
}

/** Patterns, where the default, all components, is not what there is. One that finds nothing would be a problem. */
function includeOf(kinds: StarterOptions['kinds']): string {
  if (!kinds.has('hook')) return '';
  return `, include: [${kinds.has('component') ? `'*', ` : ''}'use*']`;
}

/** Where the workflow publishes the site: GitHub gives a project a folder of its owner's host. */
function servedAt({ facts: { github }, ci }: StarterOptions): readonly string[] {
  if (ci !== 'github' || !github) return [];
  const host = `${github.owner.toLowerCase()}.github.io`;
  const origin = `origin: ${quoted(`https://${host}`)},`;
  if (github.name.toLowerCase() === host) return [origin];
  return [
    '// A project page of GitHub. With a domain of its own, only "origin" stays: https://docs.example.com',
    origin,
    `base: ${quoted(`/${github.name}`)},`,
    `outLayout: 'base',`,
  ];
}

function homeText(options: StarterOptions): string {
  const { library, facts, kinds } = options;
  const name = siteNameOf(options);
  const description = pageDescription(
    library?.description ?? facts.manifest?.description,
    `The documentation of ${name}.`,
  );
  const list = [
    '- [First steps](/guides/first-steps/): install it and show the first component.',
    ...(kinds.size > 0 ? [`- [API](/api/): every ${namesOf(kinds)}, made from its types.`] : []),
  ];
  return `# ${name}\n\n<p class="description">${escaped(description)}</p>\n\n## Where to begin\n\n${list.join('\n')}\n`;
}

function guideText(options: StarterOptions): string {
  const { library, demo, facts } = options;
  const install = library ? `## Install\n\n\`\`\`bash\n${installCommand(facts, [library.name])}\n\`\`\`\n\n` : '';
  const about = demo
    ? `This is \`${demo.component}\`, live. Its source is the file \`${demoNameOf(options)}.tsx\` beside this page; [its page in the API](${demo.pathname}) lists all of its props.`
    : `This is a component, live. Its source is the file \`${demoNameOf(options)}.tsx\` beside this page.`;
  return `# First steps

<p class="description">From nothing to the first component on the screen.</p>

${install}## Show it

${about}

{{"demo": "${demoNameOf(options)}.js"}}
`;
}

const plainDemo = `import { useState } from 'react';

export default function FirstDemo() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}
`;

function demoNameOf({ demo }: StarterOptions): string {
  return demo ? `First${demo.component}` : 'FirstDemo';
}

const scripts = { 'docs:serve': 'xdocs serve', 'docs:build': 'xdocs build', 'docs:check': 'xdocs check' };

/** Scripts, added to those that are there; a folder without a manifest gets one. */
function packageFile({ root }: ProjectFacts): StarterFile {
  const name = (root.split(/[\\/]/).at(-1) ?? 'docs').toLowerCase().replaceAll(/[^a-z\d._-]+/g, '-') || 'docs';
  return {
    path: 'package.json',
    text: `${JSON.stringify({ name, private: true, type: 'module', scripts }, null, 2)}\n`,
    extend(text) {
      const json = JSON.parse(text) as { scripts?: Record<string, string> };
      const missing = Object.entries(scripts).filter(([key]) => json.scripts?.[key] === undefined);
      if (missing.length === 0) return undefined;
      json.scripts = { ...json.scripts, ...Object.fromEntries(missing) };
      const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
      return JSON.stringify(json, null, indent) + (text.endsWith('\n') ? '\n' : '');
    },
  };
}

function ignoreFile(out: string): StarterFile {
  const entries = [`/${out}/`, '.xdocs/', 'node_modules/'];
  return {
    path: '.gitignore',
    text: `${entries.join('\n')}\n`,
    extend(text) {
      const lines = new Set(text.split(/\r?\n/).map((line) => line.trim().replaceAll(/^\/|\/$/g, '')));
      const missing = entries.filter((entry) => !lines.has(entry.replaceAll(/^\/|\/$/g, '')));
      return missing.length === 0
        ? undefined
        : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`;
    },
  };
}

function idOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'library'
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&').replaceAll(/\s+/g, ' ')}'`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
