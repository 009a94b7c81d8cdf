// The project of an exported demo, ready to install and run. In: the demo's files, and the site's kit. Out: every file of
// the project. Browsers and Node make it alike.
import type { DemoExport, SandboxFile, SandboxKit } from './demo-sources-file.ts';
import { escapeHtml } from './escape-html.ts';
import { hasIconFont, iconFontSheet } from './icon-font.ts';
import { dependenciesOf } from './sandbox-dependencies.ts';
import { siteThemeName } from './sandbox-templates.ts';

/** Names below `src` that the project itself takes, without extensions and in small letters. */
export const takenNames: readonly string[] = ['demo', 'main', 'theme', siteThemeName, 'tailwind', 'vite-env'];

/** The demo's own file below `src`. */
export function demoFileOf({ files }: Pick<DemoExport, 'files'>): string {
  return `src/${files[0]!.name}`;
}

/**
 * All files of the project of a demo, for Vite.
 *
 * @param title what the document and the package are called
 * @param isPage whether the demo is a page of its own, which fills the window
 * @throws TypeError for a date adapter whose package cannot be determined
 */
export function sandboxProject(title: string, source: DemoExport, kit: SandboxKit, isPage = false): SandboxFile[] {
  const { language, styling, files } = source;
  const isTypeScript = language === 'ts';
  const isTailwind = styling === 'tailwind';
  const entry = (styling === 'system' ? undefined : kit.layeredEntry) ?? kit.entry;
  const main = isTypeScript ? 'main.tsx' : 'main.jsx';
  const sheets = [
    ...(isTailwind ? ['<link rel="stylesheet" href="/src/tailwind.css" />'] : []),
    ...(files.some(({ code }) => hasIconFont(code)) ? [`<link rel="stylesheet" href="${iconFontSheet}" />`] : []),
  ];
  const manifest = {
    name: packageNameFrom(title),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: kit.scripts,
    ...dependenciesOf(source.imports, kit, source),
  };
  return [
    { name: 'package.json', code: json(manifest) },
    { name: 'index.html', code: documentOf(title, main, [...sheets, ...kit.head.split('\n')], isPage) },
    { name: isTypeScript ? 'vite.config.ts' : 'vite.config.js', code: viteConfig(isTailwind) },
    ...(isTypeScript
      ? [
          { name: 'tsconfig.json', code: json({ compilerOptions, include: ['src'] }) },
          { name: 'src/vite-env.d.ts', code: '/// <reference types="vite/client" />\n' },
        ]
      : []),
    { name: `src/${main}`, code: withNewline(entry[language]) },
    { name: isTypeScript ? 'src/theme.ts' : 'src/theme.js', code: withNewline(kit.theme[language]) },
    ...(kit.siteTheme
      ? [{ name: `src/${siteThemeName}.${isTypeScript ? 'ts' : 'js'}`, code: withNewline(kit.siteTheme[language]) }]
      : []),
    ...(isTailwind ? [{ name: 'src/tailwind.css', code: tailwindSheet }] : []),
    ...files.map(({ name, code }) => ({ name: `src/${name}`, code: withNewline(code) })),
  ];
}

/** What the compiler is told in a project in TypeScript; exports are checked with it, too. */
export const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  allowJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  isolatedModules: true,
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
} as const;

/** As on the site: no reset of what elements look like, and utilities win over the library's rules. */
const tailwindSheet = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
`;

function documentOf(title: string, main: string, head: readonly string[], isPage: boolean): string {
  const lines = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>${escapeHtml(title)}</title>`,
    ...head.filter((line) => line.trim() !== ''),
  ];
  // As on the site: what a demo casts around itself, as the label on the border of a field, has room.
  const room = isPage ? '' : ' style="padding: 24px 16px"';
  return `<!doctype html>
<html lang="en">
  <head>
${lines.map((line) => `    ${line}\n`).join('')}  </head>
  <body>
    <div id="root"${room}></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;
}

function viteConfig(isTailwind: boolean): string {
  return `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}
export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
  // Nothing is rewritten for old browsers: \`light-dark()\` and its like stay as they are written.
  build: { target: 'esnext' },
});
`;
}

/** A name that npm accepts: `BasicBars` is `basic-bars`. */
export function packageNameFrom(title: string): string {
  const name = title
    .replace(/([a-z\d])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return (name || 'demo').slice(0, 100);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function withNewline(code: string): string {
  return code.endsWith('\n') ? code : `${code}\n`;
}
