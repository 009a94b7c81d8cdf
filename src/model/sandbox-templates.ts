// What every exported demo starts with unless the config says otherwise: the module that renders it, its theme, the
// scripts of its package.json.
import type { ThemeColors } from './identity.ts';
import type { SandboxKit } from './demo-sources-file.ts';

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

/** The theme that demos have on the site: light and dark as the reader's system has it, in the site's colours. */
export function sandboxTheme({ primary, secondary }: ThemeColors): Templates['theme'] {
  const schemeOf = (scheme: 'light' | 'dark') => {
    const colors = Object.entries({ primary, secondary }).flatMap(([name, color]) =>
      color ? [`${name}: { main: ${JSON.stringify(color[scheme]).replace(/"/g, "'")} }`] : [],
    );
    return colors.length > 0 ? `{ palette: { ${colors.join(', ')} } }` : 'true';
  };
  const code = `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: true,
  colorSchemes: {
    light: ${schemeOf('light')},
    dark: ${schemeOf('dark')},
  },
});
`;
  return { ts: code, js: code };
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
