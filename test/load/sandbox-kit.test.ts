// What all exports of a site have in common: versions of installed packages, and the templates of the config.
import { describe, expect, it } from 'vitest';
import type { UserSandbox } from '../../src/model/user-sandbox.ts';
import type { SandboxKit } from '../../src/model/demo-sources-file.ts';
import type { SiteTheme } from '../../src/model/identity.ts';
import { sandboxProject } from '../../src/model/sandbox-project.ts';
import { pageText, siteFrom, type SiteFiles } from '../support/site-from.ts';

const manifest = (name: string, version: string, more: object = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, ...more }),
});

async function kitOf(files: Record<string, string>, sandbox: UserSandbox = {}): Promise<SandboxKit> {
  const { site } = await siteFrom(
    {
      'rides/rides.md': pageText('{{"demo": "Ride.tsx"}}'),
      'rides/Ride.tsx': 'export default () => null;\n',
      ...files,
    },
    { sandbox, products: [{ id: 'kit', name: 'Kit', api: { pathname: '/api/', packages: ['@velo/kit'] } }] },
    { apis: [] },
  );
  return site.sandbox;
}

it('has the versions of what demos import, and of what that needs beside it', async () => {
  const { packages } = await kitOf({
    'rides/Ride.tsx':
      "import { Bell } from '@velo/kit/Bell';\nimport luxon from 'luxon';\nimport old from 'kit-1';\nimport none from 'none';\nimport broken from 'broken';\nimport above from 'above';\nexport default () => [Bell, luxon, old, none, broken, above];\n",
    ...manifest('@velo/kit', '2.1.0', {
      peerDependencies: { react: '*', '@velo/base': '^1.0.0', extra: '*', gone: '*' },
      peerDependenciesMeta: { extra: { optional: true } },
    }),
    ...manifest('@velo/base', '1.4.0', { types: 'index.d.ts', peerDependencies: { '@velo/kit': '*' } }),
    ...manifest('react', '19.1.0'),
    ...manifest('@types/react', '19.1.2'),
    ...manifest('luxon', '3.7.1'),
    ...manifest('@types/luxon', '3.7.6'),
    ...manifest('extra', '9.9.9'),
    'node_modules/kit-1/package.json': '{ "name": "@velo/kit", "version": "1.0.0" }',
    'node_modules/broken/package.json': '{ "name": ',
    '../node_modules/above/package.json': '{ "name": "above", "version": "0.0.7", "typings": "a.d.ts" }',
  });
  expect(packages).toEqual({
    '@types/luxon': { version: '^3.7.6' },
    '@types/react': { version: '^19.1.2' },
    '@velo/base': { version: '^1.4.0', peers: ['@velo/kit'] },
    // Documented packages in the version that is documented.
    '@velo/kit': { version: '2.1.0', peers: ['react', '@velo/base', 'gone'] },
    above: { version: '^0.0.7' },
    'kit-1': { version: 'npm:@velo/kit@^1.0.0' },
    luxon: { version: '^3.7.1', types: '@types/luxon' },
    react: { version: '^19.1.0', types: '@types/react' },
  });
});

describe('the theme of exports', () => {
  const primary = { light: '#0b6e63', dark: '#5cc9b6' };
  const kitWith = async (theme: SiteTheme, files: SiteFiles = {}) =>
    (await siteFrom({ 'index.md': pageText(''), ...files }, { theme, aliases: { '@own/*': 'content/*' } })).site
      .sandbox;
  /** What the module gives to `createTheme`. */
  const optionsIn = ({ theme, siteTheme }: SandboxKit) => {
    const without = (code: string) => code.replace(/^(?:import .*|export default |export )/gm, '');
    const code = `${siteTheme ? `const siteTheme = ${without(siteTheme.js)};` : ''}${without(theme.js)}`;
    return new Function('createTheme', `${code}; return theme;`)((options: unknown) => options) as unknown;
  };

  it('has the options of the site’s where the config holds them', async () => {
    const odd = { "it's": 'a "quoted" \n `${line}`', __proto: [1, null, true, {}], '': [] };
    const options = {
      colorSchemes: { dark: { palette: { info: { main: '#123456' } } } },
      components: {
        MuiButton: { defaultProps: { disableRipple: true, variant: 'contained' }, styleOverrides: { root: odd } },
      },
    };
    const kit = await kitWith({ primary, options });
    expect(optionsIn(kit)).toEqual({
      cssVariables: true,
      colorSchemes: {
        light: { palette: { primary: { main: '#0b6e63' } } },
        dark: { palette: { primary: { main: '#5cc9b6' }, info: { main: '#123456' } } },
      },
      components: options.components,
    });
    expect([kit.siteTheme, kit.theme.js]).toEqual([undefined, kit.theme.ts]);
  });

  it('has a module of options beside it, in both languages, with what it imports', async () => {
    const text = "import { alpha } from 'own-colors';\nexport default { spacing: (step: number) => 4 * step };\n";
    const kit = await kitWith(
      { options: './content/theme.ts' },
      { 'content/theme.ts': text, ...manifest('own-colors', '3.1.0') },
    );
    expect(kit.siteTheme).toEqual({ ts: text, js: expect.stringContaining('(step) => 4 * step') });
    expect(kit.packages['own-colors']).toEqual({ version: '^3.1.0' });
    expect((optionsIn(kit) as { spacing: (step: number) => number }).spacing(2)).toBe(8);
    const { files, ...demo } = { files: [{ name: 'Demo.tsx', code: 'export default () => null;' }], imports: [] };
    const project = (language: 'ts' | 'js') =>
      sandboxProject('Ride', { ...demo, files, language, styling: 'system' }, kit).map(({ name }) => name);
    expect(project('ts')).toContain('src/site-theme.ts');
    expect(project('js')).toContain('src/site-theme.js');
  });

  it.each([
    ["import { c } from './colors.ts';\nexport default { c };\n", 'content/theme.ts imports ./colors.ts.'],
    ["import { c } from '@own/colors';\nexport default { c };\n", 'content/theme.ts imports @own/colors.'],
    ['namespace A { export const b = 1; }\nexport default A;\n', 'content/theme.ts has types that cannot be erased.'],
  ])('says in a comment what it has not: %j', async (text, reason) => {
    const kit = await kitWith({ options: './content/theme.ts' }, { 'content/theme.ts': text });
    expect(kit.siteTheme).toBeUndefined();
    expect(kit.theme.ts).toContain(`\n// Not all of the site's theme: ${reason}\nexport const theme = createTheme({\n`);
    expect(optionsIn(kit)).toEqual({ cssVariables: true, colorSchemes: { light: true, dark: true } });
  });
});

describe('templates of the config', () => {
  const entry =
    "import Demo from './Demo';\nimport { theme } from './theme';\nimport { start } from 'own-start/now';\n\nstart(Demo as unknown, theme);\n";

  it('come in both languages, with the packages that they import', async () => {
    const kit = await kitOf(
      { 'content/main.tsx': entry, 'content/theme.js': 'export const theme = 1;\n', ...manifest('own-start', '5.0.0') },
      {
        entry: 'content/main.tsx',
        theme: 'content/theme.js',
        head: '<meta name="x" />',
        scripts: { dev: 'vite --open' },
      },
    );
    expect(kit.entry.ts).toBe(entry);
    expect(kit.entry.js).toContain('start(Demo, theme);');
    expect(kit.theme.ts).toBe('export const theme = 1;\n');
    expect(kit.imports).toEqual(['own-start/now']);
    expect(kit.packages['own-start']).toEqual({ version: '^5.0.0' });
    expect(kit.scripts).toEqual({ dev: 'vite --open', start: 'vite', build: 'vite build', preview: 'vite preview' });
    expect(kit.head).toBe('<meta name="x" />');
  });

  it.each([
    [
      "import { a } from '../a';\n",
      '"sandbox.entry", content/main.tsx:1: it imports ../a; a template can import ./Demo, ./theme, packages.',
    ],
    ['start();\n', `"sandbox.entry", content/main.tsx: it must import the demo to render: import Demo from './Demo'.`],
    ["import './Demo';\nnamespace A { export const b = 1; }\n", 'its types cannot be erased'],
  ])('are refused where they could not run: %j', async (text, message) => {
    await expect(kitOf({ 'content/main.tsx': text }, { entry: 'content/main.tsx' })).rejects.toThrow(message);
  });

  it.each([
    [{ entry: 'content/none.tsx' }, '"sandbox.entry" names content/none.tsx, which is not there.'],
    [
      { entry: 'content/rides/rides.md' },
      '"sandbox.entry" must be a module (.tsx, .ts, .jsx or .js), found "content/rides/rides.md".',
    ],
    [{ dependencies: { './a': '1' } }, '"sandbox.dependencies" names "./a", which is no name of a package.'],
    [{ dependencies: { a: ' ' } }, '"sandbox.dependencies.a" must be a version such as "^2.0.0", found an empty text.'],
    [{ scripts: { dev: 1 } } as unknown as UserSandbox, '"sandbox.scripts.dev" must be a text, found 1.'],
    [{ thema: 'a' } as UserSandbox, 'unknown key "sandbox.thema". Did you mean "sandbox.theme"?'],
  ])('are checked with the config: %j', async (sandbox, message) => {
    await expect(kitOf({}, sandbox)).rejects.toThrow(message);
  });
});
