// Demos that throw while they render on the server: the build tells the line of the writer's own file, and the right one
// when lines have moved.
import { afterEach, expect, it } from 'vitest';
import { expectCheckEqualsBuild } from '../support/check-equals-build.ts';
import { diskSite, packageFiles, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

const bell = `import { useState } from 'react';

interface Ring {
  readonly tone: string;
}

export default function Bell() {
  const [rings] = useState<Ring[]>([]);
  return <p>{rings[0].tone}</p>;
}
`;
const missing = "Cannot read properties of undefined (reading 'tone')";

let site: DiskSite;
afterEach(() => site.remove());

function siteOf(files: Readonly<Record<string, string>>): void {
  site = diskSite({ 'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}'), ...files });
}

async function warnings(): Promise<string> {
  const { code, stdout, stderr } = await runXdocs(['build'], { cwd: site.root });
  expect(code).toBe(0);
  return stdout + stderr;
}

it('names file, line and column, shows the line, and recovers', async () => {
  siteOf({ 'content/Bell.tsx': bell });
  const text = await warnings();
  expect(text).toContain(`content/Bell.tsx:9:23 warning The demo content/Bell throws on the server (${missing})`);
  expect(text).toContain('return <p>{rings[0].tone}</p>');
  await expectCheckEqualsBuild(site.root);
  site.write({ 'content/Bell.tsx': bell.replace('rings[0].tone', 'rings[0]?.tone') });
  expect(await warnings()).toContain('no problems');
});

it('follows lines that move, there and back, although the code that runs stays the same', async () => {
  siteOf({ 'content/Bell.tsx': bell });
  expect(await warnings()).toContain('content/Bell.tsx:9:23 ');
  site.write({ 'content/Bell.tsx': `// It rings.\n\n${bell}` });
  expect(await warnings()).toContain('content/Bell.tsx:11:23 ');
  site.write({ 'content/Bell.tsx': bell });
  expect(await warnings()).toContain('content/Bell.tsx:9:23 ');
  expect(await warnings()).toContain('content/Bell.tsx:9:23 ');
});

it('names the module beside the demo where that throws, and the demo', async () => {
  siteOf({
    'content/Bell.tsx': "import { tone } from './tones';\n\nexport default () => <p>{tone()}</p>;\n",
    'content/tones.ts': "/** The tone. */\nexport function tone(): string {\n  throw new Error('out of tune');\n}\n",
  });
  expect(await warnings()).toContain(
    'content/tones.ts:3:9 warning The demo content/Bell throws on the server (out of tune)',
  );
});

it('names the line that calls a package, and no line where only packages are at work', async () => {
  siteOf({
    'content/index.md': pageText('Velo', '{{"demo": "Bell.tsx"}}\n\n{{"demo": "Horn.tsx"}}'),
    'content/Bell.tsx': "import { ring } from 'rings';\n\nexport default () => <p>{ring()}</p>;\n",
    'content/Horn.tsx': "import { Ring } from 'rings';\n\nexport default () => <Ring />;\n",
    ...packageFiles(
      'rings',
      'export declare function ring(): string;\nexport declare function Ring(): null;',
      "export function ring() { throw new Error('no ring'); }\nexport function Ring() { throw new Error('no horn'); }",
    ),
  });
  const text = await warnings();
  expect(text).toMatch(/content\/Bell\.tsx:3:26 warning .*\(no ring\)/);
  expect(text).toMatch(/content\/Horn\.tsx warning .*\(no horn\)/);
});

it('names the line that reads what only a browser has while the module is loaded', async () => {
  siteOf({ 'content/Bell.tsx': 'const wide = window.innerWidth;\n\nexport default () => <p>{wide}</p>;\n' });
  expect(await warnings()).toContain('content/Bell.tsx:1:14 warning ');
});
