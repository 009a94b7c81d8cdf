// What the compiler says of modules: one without types is a mistake only where the demo, not the config, has chosen it.
import { expect, it } from 'vitest';
import { checkDemoTypes, type DemoTypesOptions } from '../../src/api/demo-types.ts';
import { diskSite } from '../support/disk-site.ts';

const untyped = 'export default function ring() {}\n';
const monorepo = 'node_modules/@velo/monorepo';

/** The codes of what is wrong with imports, by their names. */
function codesOf(
  imports: readonly string[],
  options: (path: (file: string) => string) => Partial<DemoTypesOptions>,
): Record<string, string> {
  const site = diskSite({
    'content/demo.ts': imports
      .map((name, index) => `import ring${index} from '${name}';\n\nring${index}();\n`)
      .join('\n'),
    [`${monorepo}/package.json`]: '{ "name": "@velo/monorepo" }',
    [`${monorepo}/docs/Bell.js`]: untyped,
    [`${monorepo}/docs/Horn.js`]: untyped,
    [`${monorepo}/docs/Lamp.js`]: untyped,
    [`${monorepo}/horn.js`]: untyped,
    'node_modules/horn/package.json': '{ "name": "horn", "main": "./index.js" }',
    'node_modules/horn/index.js': untyped,
    'node_modules/lock/package.json': '{ "name": "lock", "main": "./index.js" }',
    'node_modules/lock/index.js': untyped,
    'content/wrong.ts': 'export const wrong: string = 1;\n',
  });
  try {
    const { messages } = checkDemoTypes({
      root: site.root,
      files: ['content/demo.ts', 'content/wrong.ts'],
      aliases: {},
      replacements: {},
      moduleRoots: [],
      loaders: {},
      hasPlugins: false,
      ...options(site.path),
    });
    return Object.fromEntries(
      messages.map(({ file, line, message }) => [
        file.endsWith('wrong.ts') ? 'wrong.ts' : imports[(line - 1) / 4]!,
        /TS\d+/.exec(message)![0],
      ]),
    );
  } finally {
    site.remove();
  }
}

it('lets modules without types be where an alias, a module root or a replacement leads to them', () => {
  const imports = [
    'aliased/Bell',
    'the-bell',
    'docs/Bell',
    'lock',
    '@velo/monorepo/docs/Horn',
    '@velo/monorepo/docs/Lamp',
    'stubs/of/nothing',
  ];
  const codes = codesOf(imports, (path) => ({
    aliases: { 'aliased/*': path(`${monorepo}/docs/*`), 'the-bell': path(`${monorepo}/docs/Bell`) },
    moduleRoots: [path(monorepo)],
    replacements: {
      lock: path('stub.ts'),
      '@velo/*/Horn': path('stub.ts'),
      [path(`${monorepo}/docs/Lamp.js`)]: path('stub.ts'),
      'stubs/*': path('stub.ts'),
    },
  }));
  expect(codes).toEqual({ 'wrong.ts': 'TS2322' });
});

it('tells of those that a demo imports by itself, and of names that lead nowhere', () => {
  const imports = [
    'horn',
    'lock',
    '@velo/monorepo/docs/Horn',
    '@velo/monorepo/docs/Lamp',
    'aliased/None',
    'docs/None',
    'stub/of/nothing',
  ];
  const codes = codesOf(imports, (path) => ({
    aliases: { 'aliased/*': path(`${monorepo}/docs/*`), 'lock/*': path(`${monorepo}/docs/*`), 'loc*': path('none/*') },
    // A package comes before a file of its name.
    moduleRoots: [path(monorepo)],
    replacements: {
      'lock/extra': path('stub.ts'),
      '@velo/*/Bell': path('stub.ts'),
      [path(`${monorepo}/docs/Bell.js`)]: path('stub.ts'),
    },
  }));
  expect(codes).toEqual({
    horn: 'TS7016',
    lock: 'TS7016',
    '@velo/monorepo/docs/Horn': 'TS7016',
    '@velo/monorepo/docs/Lamp': 'TS7016',
    'aliased/None': 'TS2307',
    'docs/None': 'TS2307',
    'stub/of/nothing': 'TS2307',
    'wrong.ts': 'TS2322',
  });
});
