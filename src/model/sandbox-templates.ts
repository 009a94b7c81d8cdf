// What every exported demo starts with unless the config says otherwise: the module that renders it, its theme, the
// scripts of its package.json.
import type { SchemePair, ThemeColors } from './identity.ts';
import type { SandboxKit } from './demo-sources-file.ts';
import { mergedOptions } from './merged-options.ts';

type Templates = Pick<SandboxKit, 'entry' | 'theme'>;

/** Scripts by the names that sandboxes look for. */
export const sandboxScripts = { dev: 'vite', start: 'vite', build: 'vite build', preview: 'vite preview' };

/** The module that renders the demo. */
export const sandboxEntry: Templates['entry'] = { ts: entryWith('!'), js: entryWith('') };
/** The same with the library's rules in a cascade layer, as on the site where a demo has classes of its own. */
export const sandboxLayeredEntry: Templates['entry'] = { ts: layered(sandboxEntry.ts), js: layered(sandboxEntry.js) };

/** Specifiers of what that module and the theme import. */
export const entryImports = ['react', 'react-dom/client', '@mui/material/CssBaseline', '@mui/material/styles'];
export const themeImports = ['@mui/material/styles'];

/** What an export knows of `theme.options` of the config. */
export type SandboxThemeOptions =
  /** As JSON: they are written into the theme. */
  | { readonly json: string }
  /** A module that lies beside the theme. */
  | { readonly besides: true }
  /** A module that an export cannot hold, for a reason in words. */
  | { readonly left: string };

/** The name below `src`, without its extension, of the site's own options of the theme. */
export const siteThemeName = 'site-theme';

/**
 * The theme that demos have on the site: light and dark as the reader's system has it, in the site's colours and with its
 * options.
 */
export function sandboxTheme(colors: ThemeColors, options?: SandboxThemeOptions): Templates['theme'] {
  const base = {
    cssVariables: true,
    colorSchemes: { light: schemeOf('light', colors), dark: schemeOf('dark', colors) },
  };
  const json = options && 'json' in options ? (JSON.parse(options.json) as object) : {};
  const lines = Object.entries(mergedOptions(base, json)).map(
    ([key, value]) => `  ${nameOf(key)}: ${literal(value, 1)},`,
  );
  const isBeside = options && 'besides' in options;
  const codeIn = (isTyped: boolean) =>
    [
      "import { createTheme } from '@mui/material/styles';",
      ...(isBeside ? [`import siteTheme from './${siteThemeName}';`] : []),
      '',
      ...(options && 'left' in options ? [`// Not all of the site's theme: ${options.left}`] : []),
      'export const theme = createTheme({',
      ...lines,
      // Defaults of packages whose keys the types of a theme do not know are no mistakes.
      ...(isBeside ? [`  ...${isTyped ? '(siteTheme as object)' : 'siteTheme'},`] : []),
      '});',
      '',
    ].join('\n');
  return { ts: codeIn(true), js: codeIn(false) };
}

function schemeOf(scheme: 'light' | 'dark', colors: ThemeColors): object | true {
  const { primary, secondary, error, warning, info, success, text, mutedText, background, paper, divider } = colors;
  const given = (pairs: Readonly<Record<string, SchemePair | undefined>>, made: (color: string) => unknown) =>
    Object.entries(pairs).flatMap(([name, pair]) => (pair ? [[name, made(pair[scheme])] as const] : []));
  const itself = (color: string) => color;
  const groups = {
    text: given({ primary: text, secondary: mutedText }, itself),
    // As on the site, what lies above pages has their ground where it has none of its own.
    background: given({ default: background, paper: paper ?? background }, itself),
  };
  const palette = Object.fromEntries<unknown>([
    ...given({ primary, secondary, error, warning, info, success }, (main) => ({ main })),
    ...Object.entries(groups).flatMap(([name, of]) => (of.length > 0 ? [[name, Object.fromEntries(of)] as const] : [])),
    ...given({ divider }, itself),
  ]);
  return Object.keys(palette).length > 0 ? { palette } : true;
}

/** A value of JSON as code: short objects in a line. */
function literal(value: unknown, depth: number): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${nameOf(key)}: ${literal(item, depth + 1)}`);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  if (items.length === 0) return open.trim() + close.trim();
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length + 2 * depth < 100 && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth);
  return `${open.trim()}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close.trim()}`;
}

function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : `[${JSON.stringify(key)}]`;
}

function layered(entry: string): string {
  return entry
    .replace('{ ThemeProvider }', '{ StyledEngineProvider, ThemeProvider }')
    .replace(/( *)<ThemeProvider[^]*<\/ThemeProvider>/, (provider, indent: string) =>
      [
        `${indent}<StyledEngineProvider enableCssLayer>`,
        ...provider.split('\n').map((line) => `  ${line}`),
        `${indent}</StyledEngineProvider>`,
      ].join('\n'),
    );
}

/** Both languages differ in a mark only. */
function entryWith(nonNull: '!' | ''): string {
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';
import Demo from './Demo';

createRoot(document.getElementById('root')${nonNull}).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Demo />
    </ThemeProvider>
  </StrictMode>,
);
`;
}
