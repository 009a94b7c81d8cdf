// Output for machines: one JSON object on standard output, and nothing else there.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskSite, pageText, snapshotOf } from '../support/disk-site.ts';
import type { DiskSite } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';

let site: DiskSite;
beforeEach(() => {
  site = diskSite({
    'content/index.md': pageText('Velo', '{{"demo": "Bell.js"}}'),
    'content/bells.md': pageText('Bells'),
    'content/Bell.js': 'export default () => <p>Ring</p>;\n',
  });
});
afterEach(() => site.remove());

const run = (...args: string[]) => runXdocs(args, { cwd: site.root });

it('tells of a build what was made', async () => {
  const { code, stdout, stderr } = await run('build', '--json');
  const result = JSON.parse(stdout) as Record<string, unknown>;
  expect(result).toMatchObject({ ok: true, out: site.path('build'), pages: 2, apiPages: 0, demos: 1, problems: [] });
  const made = [...snapshotOf(site.path('build'))].filter(([path]) => path !== '.xdocs');
  expect(result['files']).toBe(made.length);
  expect(result['bytes']).toBe(made.reduce((sum, [, { content }]) => sum + Buffer.from(content, 'base64').length, 0));
  expect(result['ms']).toEqual(expect.any(Number));
  expect([code, stderr]).toEqual([0, '']);
});

it('tells of problems where they are, build and check alike', async () => {
  site.write({ 'content/bells.md': pageText('Bells', '[Gone](/horns/)') });
  const built = await run('build', '--json');
  const checked = await run('check', '--format', 'json');
  const problem = {
    rule: 'link-broken',
    severity: 'error',
    file: 'content/bells.md',
    line: 5,
    column: expect.any(Number),
    message: expect.stringContaining('/horns/'),
  };
  expect(JSON.parse(built.stdout)).toMatchObject({ ok: false, pages: 2, problems: [problem] });
  expect(JSON.parse(checked.stdout)).toEqual({ ok: false, problems: [problem], ms: expect.any(Number) });
  expect([built.code, checked.code]).toEqual([1, 1]);
});

it('reports on the given files and folders only', async () => {
  site.write({
    'content/bells.md': pageText('Bells', '[Gone](/horns/)'),
    'content/shop/tyres.md': pageText('Tyres', '[Gone](/tubes/)'),
  });
  const filesOf = async (...paths: string[]) =>
    (
      JSON.parse((await run('check', '--format', 'json', ...paths)).stdout) as { problems: { file: string }[] }
    ).problems.map(({ file }) => file);
  expect(await filesOf('content/shop')).toEqual(['content/shop/tyres.md']);
  expect(await filesOf('content/bells.md')).toEqual(['content/bells.md']);
  expect(await filesOf('content/index.md')).toEqual([]);
  expect((await filesOf()).sort()).toEqual(['content/bells.md', 'content/shop/tyres.md']);
});

it('says in an object, too, why it cannot run', async () => {
  const unable = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args);
    const { error, ...rest } = JSON.parse(stdout) as { error: string };
    expect([code, rest]).toEqual([2, { ok: false, problems: [] }]);
    expect(stderr).toContain(error.split('\n')[0]);
    return error;
  };
  expect(await unable('check', '--format', 'json', 'content/bels.md')).toMatch(
    /content\/bels\.md.*"content\/bells\.md"/,
  );
  expect(await unable('build', '--json', '--cleen')).toMatch(/^unknown option '--cleen'/);
  site.write({ 'xdocs.config.ts': 'export default { nam: "Velo" };\n' });
  expect(await unable('build', '--json')).toContain('unknown key "nam"');
  expect(await unable('check', '--format=json')).toContain('unknown key "nam"');
  expect((await run('check')).stdout).toBe('');
});

it('prints plain lines into a pipe: a line per step and a summary', async () => {
  const { stdout } = await run('build');
  expect(stdout).not.toContain('\u001b');
  expect(stdout).toMatch(/pages 2\n[^]*demos 1\n[^]*\n.*changed files \d+\n/);
  expect(stdout).toMatch(/2 pages.*1 demo,.*files.*in .*no problems/);
});

it('tells its version and its commands', async () => {
  expect((await run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const { code, stdout } = await run('--help');
  expect(stdout).toMatch(/build[^]*serve[^]*check/);
  expect(code).toBe(0);
});
