// A file that is saved while it is bundled: what was made of one of its contents is never taken for what is made of
// another.
import { afterEach, expect, it } from 'vitest';
import { contentsOf, diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { startXdocs } from '../support/run-xdocs.ts';

const word = (text: string) => `export default function Word() {\n  return <p>${text}</p>;\n}\n`;
/** A writer who saves the moment that a bundler has read. */
const config = `import { existsSync, readFileSync, renameSync } from 'node:fs';

const meanwhile = {
  name: 'meanwhile',
  setup(build) {
    build.onLoad({ filter: /Word\\.tsx$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      if (existsSync('saved-meanwhile.tsx')) renameSync('saved-meanwhile.tsx', path);
      return { contents, loader: 'tsx' };
    });
  },
};
export default { name: 'Velo', esbuildPlugins: [meanwhile] };
`;

let site: DiskSite;
afterEach(() => site.remove());

/** The words of the demo in the page, and in the script for the browser. */
async function built() {
  expect(await startXdocs(['build'], { cwd: site.root }).ended).toMatchObject({ code: 0 });
  const files = Object.entries(contentsOf(site.path('build'))).map(([path, content]) => ({
    path,
    text: Buffer.from(content, 'base64').toString(),
  }));
  const wordIn = (text: string) => /(?:early|late) word/.exec(text)?.[0];
  const script = files.find(({ path, text }) => path.startsWith('_assets/demos/') && wordIn(text));
  return {
    page: wordIn(/data-xd-demo[\s\S]*?<\/p>/.exec(site.read('build/index.html'))![0]),
    script: wordIn(script!.text),
  };
}

it('is bundled again by the next build, also where it is as it was at first', async () => {
  site = diskSite({
    'xdocs.config.js': config,
    'package.json': '{ "type": "module" }',
    'content/index.md': pageText('Velo', '{{"demo": "Word.tsx"}}'),
    'content/Word.tsx': word('early word'),
    'saved-meanwhile.tsx': word('late word'),
  });
  await built();
  expect(site.read('content/Word.tsx')).toContain('late word');
  site.write({ 'content/Word.tsx': word('early word') });
  expect(await built()).toEqual({ page: 'early word', script: 'early word' });
  site.write({ 'content/Word.tsx': word('late word') });
  expect(await built()).toEqual({ page: 'late word', script: 'late word' });
});

it('is no problem where it is mended before it is known whose problem it would be', async () => {
  const mended = `const failed = new Set();
const meanwhile = {
  name: 'meanwhile',
  setup(build) {
    build.onLoad({ filter: /said\\.ts$/ }, () => {
      const contents = failed.has(build.initialOptions.platform) ? "export const said = 'late word';" : 'export const said = ;';
      failed.add(build.initialOptions.platform);
      return { contents, loader: 'ts' };
    });
  },
};
export default { name: 'Velo', esbuildPlugins: [meanwhile] };
`;
  site = diskSite({
    'xdocs.config.js': mended,
    'package.json': '{ "type": "module" }',
    'content/index.md': pageText('Velo', '{{"demo": "Word.tsx"}}'),
    'content/Word.tsx':
      "import { said } from './said';\n\nexport default function Word() {\n  return <p>{said}</p>;\n}\n",
    'content/said.ts': "export const said = '';\n",
  });
  expect(await built()).toEqual({ page: 'late word', script: 'late word' });
});
