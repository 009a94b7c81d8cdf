// Types of demos in a project of ES modules: a package shows them another face than it shows CommonJS.
import { expect, it } from 'vitest';
import { checkDemoTypes } from '../../src/api/demo-types.ts';
import { diskSite } from '../support/disk-site.ts';

it('takes the declarations that a package has for ES modules', () => {
  const site = diskSite({
    'package.json': '{ "type": "module" }',
    'tsconfig.json': '{ "compilerOptions": { "module": "NodeNext", "strict": true } }',
    'content/demo.ts':
      "import ring from 'bell';\n\nexport const loud: number = ring(2);\nexport const wrong: string = ring(2);\n",
    'node_modules/bell/package.json':
      '{ "name": "bell", "exports": { ".": { "import": { "types": "./index.d.mts" }, "require": { "types": "./index.d.ts" } } } }',
    'node_modules/bell/index.d.mts': 'export default function ring(times: number): number;\n',
    'node_modules/bell/index.d.ts': 'declare const bell: { default(times: number): number };\nexport = bell;\n',
  });
  try {
    const { messages } = checkDemoTypes({
      root: site.root,
      files: ['content/demo.ts'],
      aliases: {},
      replacements: {},
      moduleRoots: [],
      loaders: {},
      hasPlugins: false,
    });
    expect(messages.map(({ line, message }) => [line, message])).toEqual([
      [4, expect.stringContaining("'number' is not assignable to type 'string'") as string],
    ]);
  } finally {
    site.remove();
  }
});
