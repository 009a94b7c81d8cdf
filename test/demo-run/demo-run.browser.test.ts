// The script that opens all demos, on a tiny site: what it says of bad demos, and that it is content with good ones.
import { fileURLToPath } from 'node:url';
import { execFile } from 'node:child_process';
import { expect, inject, it } from 'vitest';
import { diskSite, pageText } from '../support/disk-site.ts';
import { visitedSite } from '../support/visited-site.ts';
import { demoPages } from './demo-pages.ts';
import { writeDevelopmentPages } from './development-pages.ts';
import { packageWithoutKey } from './licence-notices.ts';
import { runDemos } from './run-demos.ts';

const script = fileURLToPath(new URL('run.js', import.meta.url));
const effect = (name: string, work: string, shown: string) => `import { useEffect } from 'react';

export default function ${name}() {
  useEffect(() => {
    ${work}
  }, []);
  return ${shown};
}
`;
const { built } = visitedSite({
  'content/index.md': pageText('Velo'),
  'content/good.md': pageText('Good', '{{"demo": "Good.tsx"}}\n\n{{"demo": "Framed.tsx", "iframe": true}}'),
  'content/bad.md': pageText('Bad', '{{"demo": "Warns.tsx"}}\n\n{{"demo": "Wide.tsx"}}\n\n{{"demo": "Empty.tsx"}}'),
  'content/late.md': pageText(
    'Late',
    '{{"demo": "Throws.tsx"}}\n\n{{"demo": "Asks.tsx"}}\n\n{{"demo": "Rowless.tsx"}}',
  ),
  // What scrolls inside of itself fits, and what comes after a while counts as shown.
  'content/Good.tsx': `import { useEffect, useState } from 'react';

export default function Good() {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText('Rung'), 900);
    return () => clearTimeout(timer);
  }, []);
  return <div style={{ overflowX: 'auto', width: '100%' }}><div style={{ width: 900 }}>{text}</div></div>;
}
`,
  'content/Framed.tsx': 'export default function Framed() {\n  return <p>In a frame</p>;\n}\n',
  'content/Warns.tsx': effect('Warns', "console.warn('the bell is loose');", '<p>Bell</p>'),
  'content/Wide.tsx':
    'export default function Wide() {\n  return <div><b style={{ display: "block", width: 700 }}>Long rack</b></div>;\n}\n',
  'content/Empty.tsx': 'export default function Empty() {\n  return <div style={{ height: 200 }} />;\n}\n',
  'content/Throws.tsx': effect(
    'Throws',
    "setTimeout(() => { throw new Error('the chain is off'); }, 100);",
    '<p>Chain</p>',
  ),
  'content/Asks.tsx': effect('Asks', "void fetch('/no-such-answer.json');", '<p>Answer</p>'),
  'content/Rowless.tsx':
    'export default function Rowless() {\n  return <div role="grid" aria-label="Bikes"><div role="row"><div role="columnheader">Bike</div></div></div>;\n}\n',
});

/** What the script prints, line by line, and its exit code. */
function runScript(...args: readonly string[]): Promise<{ code: number; lines: string[]; complaint: string }> {
  const folder = built().site.path('build');
  const env = { ...process.env, CHROMIUM_PATH: inject('chromium') };
  return new Promise((done) =>
    execFile(process.execPath, [script, '--folder', folder, ...args], { env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n'), complaint: stderr.trim() }),
    ),
  );
}

it('is content with demos that work, in a frame, too', async () => {
  const { code, lines } = await runScript('--page', '/good/');
  expect(lines).toEqual([expect.stringMatching(/^✓ 2 demos on 1 pages, 3 visits in \d+ s: all well$/)]);
  expect(code).toBe(0);
});

it('tells what is wrong by page, demo, scheme and width', async () => {
  const { code, lines } = await runScript('--page', '/bad*', '--page', '/late');
  const looks = ['light, 1280 px', 'dark, 1280 px', 'light, 390 px'];
  const everywhere = (where: string, text: string) => looks.map((look) => `✗ ${where} (${look}): ${text}`);
  const asked = `request failed: http://127.0.0.1:PORT/no-such-answer.json 404`;
  expect(
    lines
      .slice(0, -1)
      .map((line) => line.replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT'))
      .sort(),
  ).toEqual(
    [
      ...everywhere('/bad/ › Warns', 'console.warning: the bell is loose'),
      '✗ /bad/ › Wide (light, 390 px): is 360 px wider than its box: <b> Long rack',
      ...everywhere('/bad/ › Empty', 'stays empty'),
      ...everywhere('/late/ › Throws', 'uncaught Error: the chain is off'),
      ...everywhere('/late/ › Asks', asked),
      ...everywhere(
        '/late/ › Asks',
        'console.error: Failed to load resource: the server responded with a status of 404 (Not Found)',
      ),
      ...everywhere('/late/ › Rowless', 'stays empty'),
    ].sort(),
  );
  expect(lines.at(-1)).toMatch(/^✗ 6 demos on 2 pages, 6 visits in \d+ s: 19 faults on 2 pages$/);
  expect(code).toBe(1);
});

it('hears what React says in development, of a demo in any styling', async () => {
  const site = diskSite({
    'content/racks/racks.md': pageText('Racks', '{{"demo": "Racks.js"}}\n\n```md\n{{"demo": "Shown.js"}}\n```'),
    'content/racks/Racks/css/index.tsx': `const racks = ['A', 'B'];

export default function Racks() {
  return <ul>{racks.map((rack) => <li>{rack}</li>)}</ul>;
}
`,
  });
  const folder = site.path('pages');
  await writeDevelopmentPages(site.path('content'), folder, { base: '/x', asked: ['/x/racks/'] });
  const looks = [{ scheme: 'light', width: 1280 }] as const;
  const { faults, visits } = await runDemos({ folder, chromium: inject('chromium'), looks });
  expect(faults).toEqual([
    {
      pathname: '/x/racks/',
      demo: 'Racks',
      look: looks[0],
      text: expect.stringContaining('Each child in a list should have a unique "key" prop.'),
    },
  ]);
  expect(visits).toBe(1);
  site.remove();
});

it('says which page it does not find, and what a number must be', async () => {
  expect(await runScript('--page', '/god/')).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('No page with demos is at /god/'),
  });
  expect(await runScript('--sample', 'few')).toMatchObject({
    code: 2,
    complaint: '--sample takes a whole number from 1 on, not "few".',
  });
});

it('chooses the same pages for the same seed, and fewer of them for a smaller sample', () => {
  const folder = built().site.path('build');
  const names = (sample: number, seed: string) => demoPages(folder, { sample, seed }).map(({ pathname }) => pathname);
  expect(names(9, '1').sort()).toEqual(['/bad/', '/good/', '/late/']);
  expect(names(2, '1')).toEqual(names(9, '1').slice(0, 2));
  expect(new Set(['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => names(1, seed)[0])).size).toBeGreaterThan(1);
});

it('knows the notice of a missing licence key from other errors', () => {
  const stars = '*'.repeat(61);
  const notice = (title: string) =>
    [stars, '', `MUI X: ${title}`, '', 'You might not be allowed to use `@mui/x-data-grid-pro`.', '', stars].join('\n');
  expect(packageWithoutKey(notice('Missing license key.'))).toBe('@mui/x-data-grid-pro');
  expect(packageWithoutKey(notice('Invalid license key.'))).toBeUndefined();
});
