// The project of an exported demo: its package.json, its files, and date libraries by their adapters.
import { describe, expect, it } from 'vitest';
import { sandboxEntry, sandboxLayeredEntry, sandboxScripts, sandboxTheme } from '../../src/model/sandbox-templates.ts';
import { packageNameFrom, sandboxProject } from '../../src/model/sandbox-project.ts';
import { dependenciesOf } from '../../src/model/sandbox-dependencies.ts';
import type { DemoExport, SandboxKit } from '../../src/model/demo-sources-file.ts';

const kit: SandboxKit = {
  entry: sandboxEntry,
  layeredEntry: sandboxLayeredEntry,
  theme: sandboxTheme({ primary: { light: '#006d5b', dark: '#5eead4' } }),
  imports: ['@mui/material/styles'],
  head: '<link rel="icon" href="/icon.svg" />\n',
  scripts: sandboxScripts,
  dependencies: {},
  packages: {
    '@emotion/react': { version: '^11.14.0' },
    '@emotion/styled': { version: '^11.14.1' },
    '@mui/material': { version: '^7.3.11', peers: ['react', 'react-dom'] },
    '@mui/x-date-pickers': { version: '8.9.2', peers: ['@mui/material', '@mui/system'] },
    '@mui/system': { version: '^7.3.10' },
    luxon: { version: '^3.6.0', types: '@types/luxon' },
    '@types/luxon': { version: '^3.7.6' },
    '@types/react': { version: '^19.3.0' },
    react: { version: '^19.3.1', types: '@types/react' },
    'react-dom': { version: '^19.3.1' },
    tailwindcss: { version: '^4.3.5' },
  },
};

const source = (more: Partial<DemoExport> = {}): DemoExport => ({
  styling: 'system',
  language: 'ts',
  files: [{ name: 'Demo.tsx', code: 'export default () => <p>Ride</p>;' }],
  imports: [],
  ...more,
});

const manifestOf = (more: Partial<DemoExport>, given: SandboxKit = kit) =>
  JSON.parse(sandboxProject('Ride', source(more), given).find(({ name }) => name === 'package.json')!.code) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    scripts: Record<string, string>;
    overrides?: Record<string, string>;
  };

describe('the dependencies of a project', () => {
  it('override what others need where they are pre-releases, which no range of theirs covers', () => {
    expect(manifestOf({ imports: ['@mui/x-date-pickers/AdapterDateFnsJalali'] }).overrides).toEqual({
      'date-fns-jalali': '$date-fns-jalali',
    });
    expect(manifestOf({ imports: ['@mui/x-date-pickers/AdapterDateFns'] }).overrides).toBeUndefined();
  });

  it('are React and Emotion whatever a demo imports, and what the entry and packages need beside them', () => {
    expect(manifestOf({}).dependencies).toEqual({
      '@emotion/react': '^11.14.0',
      '@emotion/styled': '^11.14.1',
      '@mui/material': '^7.3.11',
      react: '^19.3.1',
      'react-dom': '^19.3.1',
    });
    expect(manifestOf({ imports: ['@mui/x-date-pickers/DatePicker'] }).dependencies).toMatchObject({
      '@mui/x-date-pickers': '8.9.2',
      '@mui/system': '^7.3.10',
    });
    expect(manifestOf({}, { ...kit, packages: {}, imports: [] }).dependencies).toEqual({
      '@emotion/react': 'latest',
      '@emotion/styled': 'latest',
      react: 'latest',
      'react-dom': 'latest',
    });
  });

  it('bring types and tools for TypeScript only', () => {
    expect(manifestOf({ imports: ['luxon'] }).devDependencies).toEqual({
      '@types/luxon': '^3.7.6',
      '@types/react': '^19.3.0',
      '@types/react-dom': '^19.0.0',
      '@vitejs/plugin-react': '^6.0.0',
      typescript: '^5.9.0',
      vite: '^8.0.0',
    });
    expect(Object.keys(manifestOf({ imports: ['luxon'], language: 'js' }).devDependencies)).toEqual([
      '@vitejs/plugin-react',
      'vite',
    ]);
  });

  it('leave out what is built in or not installed, and have what the config adds', () => {
    const { dependencies, scripts } = manifestOf(
      { imports: ['fs', 'constructor', 'lib/unit'] },
      {
        ...kit,
        dependencies: { react: '18.3.1', 'my-fonts': '^2.0.0' },
        scripts: { ...sandboxScripts, lint: 'oxlint' },
      },
    );
    expect(Object.keys(dependencies)).not.toContain('fs');
    expect(dependencies).not.toHaveProperty(['lib']);
    expect(Object.hasOwn(dependencies, 'constructor')).toBe(false);
    expect(dependencies).toMatchObject({ react: '18.3.1', 'my-fonts': '^2.0.0' });
    expect(scripts['lint']).toBe('oxlint');
  });
});

describe('date libraries', () => {
  const adapted = (...imports: string[]) => {
    const { dependencies } = dependenciesOf(imports, kit, { language: 'js', styling: 'system' });
    return Object.entries(dependencies)
      .filter(([name]) => /date-fns|dayjs|luxon|moment/.test(name))
      .map(([name, version]) => `${name} ${version}`);
  };

  it.each([
    ['AdapterDateFns', ['date-fns 4.1.0']],
    ['AdapterDateFnsV2', ['date-fns 2.30.0']],
    ['AdapterDateFnsJalali', ['date-fns-jalali 4.1.0-0']],
    ['AdapterDayjs', ['dayjs 1.11.13']],
    ['AdapterLuxon', ['luxon 3.7.1']],
    ['AdapterMoment', ['moment 2.30.1']],
    ['AdapterMomentHijri', ['moment 2.30.1', 'moment-hijri 3.0.0']],
    ['AdapterMomentJalaali', ['moment 2.30.1', 'moment-jalaali 0.10.4']],
  ])('come with %s, in the versions of the documentation', (adapter, libraries) => {
    expect(adapted(`@mui/x-date-pickers/${adapter}`)).toEqual(libraries);
    expect(adapted(`@mui/x-date-pickers-pro/${adapter}`)).toEqual(libraries);
  });

  it('have these versions wherever they are imported', () => {
    expect(adapted('luxon', 'dayjs/plugin/utc')).toEqual(['dayjs 1.11.13', 'luxon 3.7.1']);
  });

  it.each(['AdapterTemporal', 'Adapterless', 'Adapter__proto__', 'AdapterToString'])(
    'cannot be determined for %s where it is an adapter',
    (name) => {
      const specifier = `@mui/x-date-pickers/${name}`;
      if (/^Adapter[A-Z]/.test(name)) {
        const message = `The required package of the date adapter "${specifier}" cannot be determined.`;
        expect(() => adapted(specifier)).toThrow(TypeError);
        expect(() => adapted(specifier)).toThrow(message);
      } else expect(adapted(specifier)).toEqual([]);
      // No package for dates.
      expect(adapted(`velo-kit/${name}`)).toEqual([]);
    },
  );
});

describe('the files of a project', () => {
  const named = (more: Partial<DemoExport> = {}, title = 'Ride') =>
    Object.fromEntries(sandboxProject(title, source(more), kit).map(({ name, code }) => [name, code]));

  it('are those of Vite in TypeScript and in JavaScript', () => {
    expect(Object.keys(named())).toEqual([
      'package.json',
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'src/vite-env.d.ts',
      'src/main.tsx',
      'src/theme.ts',
      'src/Demo.tsx',
    ]);
    const js = named({ language: 'js', files: [{ name: 'Demo.jsx', code: 'export default () => <p />;\n' }] });
    expect(Object.keys(js)).toEqual([
      'package.json',
      'index.html',
      'vite.config.js',
      'src/main.jsx',
      'src/theme.js',
      'src/Demo.jsx',
    ]);
    expect(js['src/main.jsx']).toContain("document.getElementById('root'))");
    expect(js['index.html']).toContain('src="/src/main.jsx"');
    expect(named()['src/theme.ts']).toContain(
      "light: { palette: { primary: { main: '#006d5b' } } },\n    dark: { palette: { primary: { main: '#5eead4' } } },",
    );
  });

  it('have every colour of the site in their theme', () => {
    const pair = (light: string) => ({ light, dark: '#000000' });
    const { js } = sandboxTheme({
      primary: pair('#111111'),
      error: pair('#222222'),
      mutedText: pair('#333333'),
      background: pair('#444444'),
      divider: pair('#555555'),
    });
    const palette = /light: \{\s*palette: (\{[^]*?\}),\s*\},\s*dark:/.exec(js)![1]!;
    expect(new Function(`return ${palette}`)()).toEqual({
      primary: { main: '#111111' },
      error: { main: '#222222' },
      text: { secondary: '#333333' },
      background: { default: '#444444', paper: '#444444' },
      divider: '#555555',
    });
  });

  it('leave room around a demo that is no page of its own', () => {
    const documentOf = (isPage: boolean) =>
      sandboxProject('Ride', source(), kit, isPage).find(({ name }) => name === 'index.html')!.code;
    expect(documentOf(false)).toContain('<div id="root" style="padding: 24px 16px"></div>');
    expect(documentOf(true)).toContain('<div id="root"></div>');
  });

  it('keep CSS as it is written, and have the browser’s own scheme follow the theme', () => {
    const files = named();
    // Vite would turn `light-dark()` into variables that only a style sheet with `color-scheme` sets.
    expect(files['vite.config.ts']).toContain("build: { target: 'esnext' }");
    expect(files['src/main.tsx']).toContain('<CssBaseline enableColorScheme />');
  });

  it('have Tailwind where the demo is styled with it', () => {
    const files = named({ styling: 'tailwind' });
    expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    expect(files['index.html']).toContain('href="/src/tailwind.css"');
    expect(files['src/tailwind.css']).not.toContain('preflight');
    // The library's rules are in a layer below that of the classes.
    expect(files['src/tailwind.css']).toMatch(/mui.*utilities;/);
    expect(files['src/main.tsx']).toContain(
      '  <StrictMode>\n    <StyledEngineProvider enableCssLayer>\n      <ThemeProvider theme={theme}>\n',
    );
    expect(named({ styling: 'css' })['src/main.tsx']).toContain(
      "import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';",
    );
    expect(named()['src/main.tsx']).not.toContain('StyledEngineProvider');
    expect(JSON.parse(files['package.json']!)).toMatchObject({
      devDependencies: { tailwindcss: '^4.3.5', '@tailwindcss/vite': '^4.3.5' },
    });
  });

  it('show a title as text, and the head of the config', () => {
    const html = named({}, '</title><script>')['index.html']!;
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
    expect(html).toContain('    <link rel="icon" href="/icon.svg" />\n  </head>');
  });

  it('load the icon font where a file of the demo uses it', () => {
    const code = "import Icon from '@mui/material/Icon';\nexport default () => <Icon>star</Icon>;";
    expect(named({ files: [{ name: 'Demo.tsx', code }] })['index.html']).toContain('icon?family=Material+Icons');
    expect(named()['index.html']).not.toContain('Material+Icons');
  });

  it.each([
    ['BasicBars', 'basic-bars'],
    ['../../etc', 'etc'],
    ['日本', 'demo'],
    ['API2Demo', 'api2-demo'],
  ])('call the package of %s %s', (title, name) => expect(packageNameFrom(title)).toBe(name));
});
