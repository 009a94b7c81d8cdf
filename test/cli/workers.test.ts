// Threads make a build quicker and nothing else: the output is the same, byte for byte, and so are its problems.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentsOf, diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

let site: DiskSite;
const outputs: Record<string, string>[] = [];
const results: { problems: unknown[]; pages: number }[] = [];

const build = async (...args: string[]) =>
  JSON.parse((await runXdocs(['build', '--json', ...args], { cwd: site.root })).stdout);

/** Pages of all kinds: with code, files beside them, links, mistakes, other scripts, and text that a limit refuses. */
const pages = Object.fromEntries(
  Array.from({ length: 24 }, (_, index) => [
    `content/part-${index % 5}/page-${index}.md`,
    pageText(
      `Page ${index}`,
      `## Über ${index} — 停止 ${'🔔'.repeat(index % 3)}\n\n[next](../part-${(index + 1) % 5}/page-${index + 1}.md) and [file](./note-${index % 5}.txt)\n\n\`\`\`tsx\nexport const ring = ${index};\n\`\`\`\n\n> **Note** well\n>\n> more of it`,
    ),
  ]),
);

beforeAll(async () => {
  site = diskSite({
    'xdocs.config.js': "export default { locales: ['en', 'de'] };",
    'content/index.md': pageText('Velo', '{{"demo": "Bell.js"}}\n\n```js file="part-0/ring.js"\n```'),
    'content/index.de.md': pageText('Fahrrad', 'Klingel.'),
    'content/Bell.js': 'export default () => <p>Ring</p>;\n',
    'content/part-0/ring.js': 'ring();\n',
    'content/faulty.md': 'No title, {{"demo": "Gone.js"}} and [nothing](/gone/).\n',
    'content/deep.md': pageText('Deep', `${'> '.repeat(400)}deep`),
    'content/lone.md': pageText('Lone', 'A \u0000 and \uFFFD.'),
    ...Object.fromEntries([0, 1, 2, 3, 4].map((part) => [`content/part-${part}/note-${part}.txt`, `Note ${part}`])),
    ...pages,
  });
  for (const workers of ['0', '1', '3']) {
    // Pages are parsed and rendered anew; the templates need not be compiled for each.
    rmSync(site.path('.xdocs/pages.pack'), { force: true });
    rmSync(site.path('build'), { recursive: true, force: true });
    results.push(await build('--workers', workers, '--profile', `traces/${workers}.json`));
    outputs.push(contentsOf(site.path('build')));
  }
});
afterAll(() => site.remove());

const threadsOf = (trace: string, work: 'pages' | 'render' = 'pages') =>
  (
    JSON.parse(site.read(`traces/${trace}.json`)) as {
      traceEvents: { name: string; cat?: string; args?: { name: string } }[];
    }
  ).traceEvents
    .filter(({ name }) => name === 'thread_name')
    .map(({ args }) => args!.name)
    .filter((name) => name.startsWith(work))
    .sort();

it('the output is the same for any number of threads', () => {
  expect(Object.keys(outputs[0]!).length).toBeGreaterThan(60);
  expect(outputs[1]).toEqual(outputs[0]);
  expect(outputs[2]).toEqual(outputs[0]);
});

it('so are the problems', () => {
  expect(results[0]!.problems.length).toBeGreaterThan(2);
  expect(results[1]!.problems).toEqual(results[0]!.problems);
  expect(results[2]!.problems).toEqual(results[0]!.problems);
});

it('threads were at work where they were asked for, and only there', () => {
  expect(threadsOf('0')).toEqual([]);
  expect(threadsOf('1')).toEqual(['pages 1']);
  expect(threadsOf('3').length).toBeGreaterThan(0);
  expect(threadsOf('0', 'render')).toEqual([]);
  expect(threadsOf('1', 'render')).toEqual(['render 1']);
  expect(threadsOf('3', 'render')).toEqual(['render 1', 'render 2']);
});

it('what a thread has parsed is in the cache: the next build parses nothing and changes nothing', async () => {
  const again = await build('--workers', '3', '--profile', 'traces/again.json');
  expect(again.problems).toEqual(results[0]!.problems);
  expect(contentsOf(site.path('build'))).toEqual(outputs[0]);
  expect(threadsOf('again')).toEqual([]);
  expect(threadsOf('again', 'render')).toEqual([]);
  expect(site.read('traces/again.json')).not.toContain('"cat":"parse"');
});

it('pages go through the site’s own plugins, whatever number is asked for', async () => {
  site.write({
    'xdocs.config.js':
      "const shout = () => (tree) => { const walk = (node) => { if (node.type === 'text') node.value = node.value.toUpperCase(); node.children?.forEach(walk); }; walk(tree); };\nexport default { remarkPlugins: [shout] };",
  });
  await build('--workers', '2');
  expect(site.read('build/lone/index.html')).toContain('A \uFFFD AND \uFFFD.');
});

it('templates with code of the site’s own, which may count pages, render all of them', async () => {
  site.write({
    'Footer.jsx':
      'let pages = 0;\nexport default function Footer() { pages++; return <footer>{`Ring ${pages}`}</footer>; }\n',
    'xdocs.config.js': "export default { templates: { Footer: './Footer.jsx' } };",
  });
  const { problems } = await build('--workers', '2', '--profile', 'traces/own.json');
  expect(site.read('build/lone/index.html')).toContain('<footer>Ring ');
  expect(threadsOf('own', 'render')).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
});
