// A site whose content lies outside its project, for builds that must be the same: demos of two products, which reach
// packages of every kind in different orders.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kinds = 20;
const products = ['bells', 'wheels'];

/** Writes `folder/project` (config and packages) and `folder/docs` (content, with packages of its own); the same at every call. */
export function makeOutside(folder, count) {
  rmSync(folder, { recursive: true, force: true });
  const write = (path, text) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('project/package.json', '{ "type": "module" }');
  write('project/xdocs.config.js', configText);
  for (let kind = 0; kind < kinds; kind++)
    for (const [path, text] of Object.entries(packagesOf(kind))) write(`project/node_modules/${path}`, text);
  // Another version of some, which must not be taken.
  for (let kind = 0; kind < kinds; kind += 4) {
    write(`docs/node_modules/typed${kind}/package.json`, `{ "name": "typed${kind}", "main": "index.js" }`);
    write(`docs/node_modules/typed${kind}/index.js`, `exports.typed = () => 'another version';\n`);
  }
  write('docs/package.json', '{ "type": "module" }');
  write('docs/tsconfig.json', '{ "compilerOptions": { "jsx": "react-jsx", "useDefineForClassFields": false } }');
  for (let kind = 0; kind < kinds; kind++)
    write(
      `docs/src/part${kind}.ts`,
      `import legacy from 'legacy${kind}';\nimport { dual } from 'dual${kind}';\nclass Part {\n  name = dual();\n  old = String((legacy as { default?: unknown }).default ?? legacy);\n}\nexport const part = new Part();\nexport default 'part';\n`,
    );
  write('docs/src/helper.ts', 'export const helped = (text: string) => `helped ${text}`;\n');
  const pages = new Map();
  for (let index = 0; index < count; index++) {
    const page = `${products[index % 2]}/part-${Math.floor(index / 20)}`;
    pages.set(page, [...(pages.get(page) ?? []), index]);
    write(`docs/data/${page}/Demo${index}.tsx`, demoText(index));
  }
  write('docs/data/index.md', '# Parts\n\n<p class="description">Demos of two products.</p>\n\nHello.\n');
  for (const [page, indices] of pages) {
    const demos = indices.map((index) => `## Demo ${index}\n\n{{"demo": "Demo${index}.js"}}\n`).join('\n');
    const front = `---\nproductId: ${page.split('/')[0]}\n---\n\n`;
    write(
      `docs/data/${page}/${page.split('/')[1]}.md`,
      `${front}# ${page}\n\n<p class="description">Some demos.</p>\n\n${demos}`,
    );
  }
}

const configText = `export default {
  name: 'Velo',
  content: '../docs/data',
  aliases: { 'docs/*': '../docs/src/*' },
  products: ${JSON.stringify(products.map((id) => ({ id, name: id })))},
};
`;

/** Packages of CommonJS and of modules, with and without a \`type\`, with two entries, and with modules switched off. */
function packagesOf(kind) {
  const manifest = (name, more) => JSON.stringify({ name: `${name}${kind}`, version: '1.0.0', ...more });
  return {
    [`legacy${kind}/package.json`]: manifest('legacy', {
      main: 'index.js',
      browser: { fs: false, './node.js': false },
    }),
    [`legacy${kind}/index.js`]: `Object.defineProperty(exports, '__esModule', { value: true });\nrequire('fs');\nrequire('./node.js');\nexports.default = 'legacy ${kind}';\nexports.name = 'legacy';\n`,
    [`legacy${kind}/node.js`]: '',
    [`typed${kind}/package.json`]: manifest('typed', {
      type: 'module',
      exports: { '.': './index.js', './old': './old.cjs' },
    }),
    [`typed${kind}/index.js`]: `import legacy from 'legacy${kind}';\nimport old from './old.cjs';\nexport const typed = () => String(legacy.default ?? legacy) + old.old;\n`,
    [`typed${kind}/old.cjs`]: `exports.old = require('legacy${kind}').name;\n`,
    [`dual${kind}/package.json`]: manifest('dual', { main: 'index.js', module: 'index.mjs' }),
    [`dual${kind}/index.js`]: `exports.dual = () => 'dual ${kind}';\n`,
    [`dual${kind}/index.mjs`]: `export const dual = () => 'dual ${kind}';\n`,
    [`wraps${kind}/package.json`]: manifest('wraps', { main: 'index.js', module: 'index.esm.js' }),
    [`wraps${kind}/index.js`]: `const { typed } = require('typed${kind}');\nexports.wrapped = () => typed() + require('dual${kind}').dual();\n`,
    [`wraps${kind}/index.esm.js`]: `export { typed as wrapped } from 'typed${kind}';\n`,
  };
}

function demoText(index) {
  const [kind, other] = [index % kinds, (index * 7 + 3) % kinds];
  const imports = [
    `import { typed } from 'typed${kind}';`,
    `import { wrapped } from 'wraps${kind}';`,
    `import { part } from 'docs/part${kind}';`,
    `import { part } from '../../../src/part${kind}';`,
  ];
  const named = ['typed', 'wrapped', 'part', 'part'];
  const [first, second] = [index % 4, (index >> 2) % 4];
  const lines = [...new Set([imports[first], named[first] === named[second] ? '' : imports[second]])].filter(Boolean);
  const words = lines
    .map((line) => /\{ (\w+) \}/.exec(line)[1])
    .map((name) => (name === 'part' ? 'part.old' : `${name}()`));
  return `import * as React from 'react';
import Button from '@mui/material/Button';
import { dual } from 'dual${other}';
import { helped } from 'docs/helper';
${lines.join('\n')}

export default function Demo${index}() {
  const [count, setCount] = React.useState<number>(${index});
  return <Button onClick={() => setCount(count + 1)}>{[count, helped(dual()), ${words.join(', ')}].join(' ')}</Button>;
}
`;
}

/** The packages of this repository, which the project of such a site gets beside its own. */
export const ownPackages = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules');
