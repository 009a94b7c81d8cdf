// Demos and components of content outside the project, found through every key of the config, running in a browser.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs, type EndedRun } from '../support/run-xdocs.ts';
import { serveFolder, type ServedFolder } from '../support/serve-folder.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { watchedPage } from '../support/watched-page.ts';

const config = `
const banner = {
  name: 'banner',
  setup(build) {
    build.onResolve({ filter: /^virtual:banner$/ }, () => ({ path: 'banner', namespace: 'banner' }));
    build.onLoad({ filter: /.*/, namespace: 'banner' }, () => ({ contents: 'export default "from a plugin"' }));
  },
};
const each = (node, type, work) => {
  if (node.type === type) work(node);
  node.children?.forEach((child) => each(child, type, work));
};
const shout = () => (tree) => each(tree, 'text', (node) => { node.value = node.value.replace('whisper', 'SHOUT'); });
const mark = ({ by }) => (tree) => each(tree, 'element', (node) => { if (node.tagName === 'em') node.properties.dataMarked = by; });
export default {
  name: 'Velo',
  content: '../other/docs/data',
  aliases: { 'docs/*': '../other/docs/src/*', 'docsx/*': '../other/docs/src/lib/*', 'parts/*': '../other/parts/*' },
  moduleRoots: ['../other/roots'],
  replacements: { 'docs/Ad': 'stubs/ad.tsx', '../other/docs/src/lib/tracker.ts': 'stubs/tracker.ts' },
  define: { __SITE__: '"bikes"' },
  loaders: { '.txt': 'text' },
  demoWrapper: { '../other/docs/data/tour': 'stubs/around.tsx' },
  esbuildPlugins: [banner],
  remarkPlugins: [shout],
  rehypePlugins: [[mark, { by: 'us' }]],
};
`;
const says = (words: string) => `export default function Says() {\n  return <p>${words}</p>;\n}\n`;
const grid = `import Button from '@mui/material/Button';
import { useState } from 'react';

interface Props {
  component: string;
  packages?: string[];
  markdown: { title: string; description: string; pathname: string; headings: { id: string; text: string; level: number }[] };
}

export default function InstallationGrid({ component, packages = [], markdown }: Props) {
  const [clicks, setClicks] = useState(0);
  const words = [component, packages.join('+'), markdown.title, markdown.description, markdown.pathname, markdown.headings.map(({ id }) => id).join('+'), clicks];
  return <Button onClick={() => setClicks(clicks + 1)}>{words.join(' | ')}</Button>;
}
`;
const files = {
  'project/xdocs.config.js': config,
  'project/package.json': '{ "type": "module" }',
  'project/stubs/ad.tsx': 'export default function Ad() {\n  return <b>no ad</b>;\n}\n',
  'project/stubs/tracker.ts': "export const track = () => 'not tracked';\n",
  'project/stubs/around.tsx': `import { createContext, useContext, useState, type ReactNode } from 'react';

const Words = createContext('nothing around');
export const useWords = () => useContext(Words);

export default function Around({ children }: { children: ReactNode }) {
  const [words] = useState('a wrapper around');
  return <Words.Provider value={words}><section className="around">{children}</section></Words.Provider>;
}
`,
  'other/docs/data/tour/page.tsx': `import { useState } from 'react';
import { useWords } from '../../../../project/stubs/around';

export const frontMatter = { title: 'The tour', description: 'All stops.' };

export default function Tour({ markdown }: { markdown: { pathname: string } }) {
  const [stops, setStops] = useState(0);
  return <button onClick={() => setStops(stops + 1)}>{[markdown.pathname, useWords(), stops].join(' | ')}</button>;
}
`,
  'other/docs/data/tour/framed.md': pageText('Framed', '{{"demo": "Framed.js", "iframe": true}}'),
  'other/docs/data/tour/Framed.js': 'export default function Framed() {\n  return <b>framed</b>;\n}\n',
  'project/node_modules/reaches/package.json': '{ "name": "reaches", "main": "index.js" }',
  'project/node_modules/reaches/index.js':
    "const fs = require('fs');\nconst path = require('node:path');\nexports.found = () => String(typeof fs.readFileSync) + typeof path.join;\n",
  'project/node_modules/@velo/parts/package.json': '{ "name": "@velo/parts" }',
  'project/node_modules/@velo/parts/Bell.js':
    "import { createElement } from 'react';\nexport default () => createElement('p', null, 'ring');\n",
  'other/docs/src/lib/tracker.ts': "export const track = () => 'tracked';\n",
  'other/docs/src/banner.tsx': says('aliased'),
  'other/roots/rooted/says.tsx': says('rooted'),
  'other/parts/InstallationGrid.tsx': grid,
  'other/docs/data/index.md': pageText(
    'Bikes',
    `## First

A whisper, *marked*.

{{"demo": "All.js"}}

{{"demo": "Workers.tsx"}}

## Second

{{"component": "parts/InstallationGrid.tsx", "packages": ["a", "b"]}}

{{"component": "rooted/says"}}

{{"component": "parts/InstalationGrid.tsx"}}

{{"component": "@velo/parts/Bell"}}
`,
  ),
  'other/docs/data/All.tsx': `import Banner from 'docs/banner';
import Ad from 'docs/Ad';
import { track } from 'docsx/tracker';
import Rooted from 'rooted/says';
import banner from 'virtual:banner';
import { found } from 'reaches';
import note from './note.txt';
import icon from './icon.svg';
import { useEffect, useState } from 'react';

declare const __SITE__: string;

export default function All() {
  const [reach, setReach] = useState('');
  useEffect(() => setReach(found()), []);
  return (
    <div id="all">
      <Banner />
      <Ad />
      <Rooted />
      <p>{track()}</p>
      <p>{banner}</p>
      <p>{note}</p>
      <p>{__SITE__}</p>
      <p id="found">{reach}</p>
      <img src={icon} alt="A square" width="10" height="10" />
    </div>
  );
}
`,
  'other/docs/data/note.txt': 'a note',
  'other/docs/data/icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
  'other/docs/data/Workers.tsx': `import { useState } from 'react';

export default function Workers() {
  const [answers, setAnswers] = useState<string[]>([]);
  const ask = (worker: Worker) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => setAnswers((before) => [...before, data]);
    worker.postMessage(20);
  };
  return (
    <div>
      <button id="module" onClick={() => ask(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))}>Module</button>
      <button id="classic" onClick={() => ask(new Worker(new URL(/* classic */ \`./worker\`, import.meta.url)))}>Classic</button>
      <p id="answers">{answers.join(' and ')}</p>
    </div>
  );
}
`,
  'other/docs/data/worker.ts':
    "import { double } from './double';\n\nself.onmessage = ({ data }: MessageEvent<number>) => postMessage(`twice is ${double(data)}`);\n",
  'other/docs/data/double.ts': 'export const double = (value: number): number => value * 2;\n',
};

/** What a pattern finds in the page's HTML. */
function partsOf(pattern: RegExp): string[] {
  return [...site.read('project/build/index.html').matchAll(pattern)].map(([, ...groups]) =>
    groups.find((group) => group !== undefined)!,
  );
}

let site: DiskSite;
let built: EndedRun;
let served: ServedFolder;
let browser: Browser;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  site = diskSite(files);
  built = await runXdocs(['build'], { cwd: join(site.root, 'project') });
  [served, browser] = await Promise.all([serveFolder(site.path('project/build')), sharedBrowser()]);
  ({ page, complaints } = await watchedPage(browser));
  await page.goto(`${served.origin}/`);
});
afterAll(async () => {
  await page?.close();
  await served?.close();
  site?.remove();
});

describe('a demo', () => {
  it('finds modules by aliases, roots, replacements, loaders, definitions and plugins, on the server', () => {
    expect(partsOf(/<div id="all">(.*?)<p id="found">/g)).toEqual([
      '<p>aliased</p><b>no ad</b><p>rooted</p><p>not tracked</p><p>from a plugin</p><p>a note</p><p>bikes</p>',
    ]);
  });

  it('and in the browser, where it is the same', async () => {
    // Somebody is there.
    await page.mouse.move(8, 8);
    await page.locator('#all').scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-xd-demo="All"][data-hydrated]').count()).toBe(1);
    expect(await page.locator('#all').innerText()).toMatch(
      /aliased\s+no ad\s+rooted\s+not tracked\s+from a plugin\s+a note\s+bikes/,
    );
  });

  it('shows its picture', async () => {
    expect(await page.locator('#all img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
  });

  it('gets empty modules for what only Node has', async () => {
    await expect.poll(() => page.locator('#found').innerText()).toBe('undefinedundefined');
  });

  it.each(['module', 'classic'])('starts its %s worker', async (kind) => {
    const answers = async () =>
      (await page.locator('#answers').innerText()).split(' and ').filter((answer) => answer === 'twice is 40').length;
    const before = await answers();
    await page.locator(`#${kind}`).click();
    await expect.poll(answers).toBe(before + 1);
  });

  it('shows its worker among its files', () => {
    expect(partsOf(/role="tab"[^>]*>(.*?)</g)).toEqual(['All.tsx', 'Workers.tsx', 'worker.ts', 'double.ts']);
  });
});

describe('a component', () => {
  const button = () => page.getByRole('button', { name: /InstallationGrid/ });

  it('gets the directive and its page as props', async () => {
    expect(partsOf(/>(parts\/InstallationGrid[^<]*)<\/button>/g)).toEqual([
      'parts/InstallationGrid.tsx | a+b | Bikes | About bikes. | / | first+second | 0',
    ]);
    await button().scrollIntoViewIfNeeded();
    expect(await button().textContent()).toContain('a+b | Bikes');
  });

  it('answers', async () => {
    await button().click();
    await expect.poll(() => button().textContent()).toMatch(/\| 1$/);
  });

  it('may lie in a module root or a package, its extension left out', () => {
    expect(partsOf(/data-component="(?:rooted\/says|@velo\/parts\/Bell)"[^>]*>(<p>.*?<\/p>)/g)).toEqual([
      '<p>rooted</p>',
      '<p>ring</p>',
    ]);
  });

  it('that is not there is a problem that proposes the nearest', () => {
    expect(built.code).toBe(1);
    expect(built.stdout + built.stderr).toContain(
      'The component "parts/InstalationGrid.tsx" is not there. Did you mean "parts/InstallationGrid.tsx"?',
    );
    expect((built.stdout + built.stderr).match(/ error /g)).toHaveLength(1);
  });
});

describe('a page that is a component', () => {
  it('is rendered with its wrapper, and has a title, a description and a twin', () => {
    const html = site.read('project/build/tour/index.html');
    expect(html).toMatch(/<title>The tour - Velo<.*<h1>The tour<\/h1><\/div><p class="description">All stops\.</s);
    expect(html).toContain('<section class="around"><button>/tour/ | a wrapper around | 0</button></section>');
    expect(site.read('project/build/tour/index.md')).toBe('# The tour\n\nAll stops.\n\n[The tour](/tour/)\n');
    expect(site.read('project/build/llms.txt')).toContain('/tour/index.md');
  });

  it('answers, and the wrapper stands around a framed demo, too', async () => {
    await page.goto(`${served.origin}/tour/`);
    const button = page.getByRole('button', { name: 'a wrapper around' });
    await button.click();
    await expect.poll(() => button.textContent()).toBe('/tour/ | a wrapper around | 1');
    await page.goto(`${served.origin}/tour/framed/`);
    await page.mouse.move(8, 8);
    await expect.poll(() => page.frameLocator('iframe').locator('.around b').textContent()).toBe('framed');
    expect(site.read('project/build/tour/framed/index.md')).not.toContain('around');
  });
});

it('remark and rehype plugins of the site see the text', () => {
  expect(partsOf(/<p>(A .*?)<\/p>/g)).toEqual(['A SHOUT, <em data-marked="us">marked</em>.']);
});

it('nothing complains', () => expect(complaints).toEqual([]));

it('a changed worker, and a changed plugin, are built again', async () => {
  site.write({
    'other/docs/data/double.ts': 'export const double = (value: number): number => value * 200;\n',
    'project/xdocs.config.js': config.replace('SHOUT', 'CRY').replace('from a plugin', 'from a changed plugin'),
  });
  await runXdocs(['build'], { cwd: join(site.root, 'project') });
  expect(partsOf(/<p>(A .*?)<\/p>|<p>(from .*?)<\/p>/g)).toEqual([
    'A CRY, <em data-marked="us">marked</em>.',
    'from a changed plugin',
  ]);
  await page.goto(`${served.origin}/`);
  await page.locator('#module').click();
  await expect.poll(() => page.locator('#answers').innerText()).toContain('twice is 4000');
});
