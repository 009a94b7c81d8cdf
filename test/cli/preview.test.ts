// `xdocs preview` and `xdocs hosting`: a build as its host will serve it, and what a host is told.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskSite, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs, serveXdocs, startXdocs, type ServedSite } from '../support/run-xdocs.ts';

const files = {
  'xdocs.config.ts': `export default { base: '/docs', origin: 'https://velo.example', serviceWorker: true, redirects: 'redirects.ts' };\n`,
  'redirects.ts': `export default { '/docs/old/': '/docs/bells/#ring', '/docs/gone/': 'https://velo.example/?a=1' };\n`,
  'content/index.md': pageText('Velo', '[Bells](/docs/bells/)'),
  'content/bells.md': pageText('Bells', '## Ring\n\nThey ring. '.repeat(2)),
  'public/robots.txt': 'User-agent: *\n',
};

let site: DiskSite;
let served: ServedSite;
beforeAll(async () => {
  site = diskSite(files);
  expect((await runXdocs(['build'], { cwd: site.root })).code).toBe(0);
  served = await serveXdocs(site.root, { command: 'preview' });
});
afterAll(async () => {
  await served.end();
  site.remove();
});

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, served.url), { redirect: 'manual', ...init });

describe('a preview', () => {
  it('says where the site is, its base included', () =>
    expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/));

  it.each([
    ['/docs/bells/', 200, 'text/html; charset=utf-8', '<h1'],
    ['/docs/bells/index.md', 200, 'text/markdown; charset=utf-8', '# Bells'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'User-agent'],
    ['/docs/none/', 404, 'text/html; charset=utf-8', '404'],
    ['/', 404, 'text/html; charset=utf-8', '404'],
    ['/_headers', 404, 'text/html; charset=utf-8', '404'],
    ['/.xdocs', 404, 'text/html; charset=utf-8', '404'],
    ['/%2e%2e/package.json', 404, 'text/html; charset=utf-8', '404'],
    ['/docs/..%2f..%2fxdocs.config.ts', 404, 'text/html; charset=utf-8', '404'],
  ])('answers %s with %i', async (path, status, type, part) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    expect(await answer.text()).toContain(part);
  });

  it.each([
    ['/docs', 301, '/docs/'],
    ['/docs/bells?a=1', 301, '/docs/bells/?a=1'],
    ['/docs/old/?b=2', 301, '/docs/bells/?b=2#ring'],
    ['/docs/old', 301, '/docs/bells/#ring'],
    ['/docs/gone/?b=2', 301, 'https://velo.example/?a=1&b=2'],
  ])('leads %s on', async (path, status, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
  });

  it('sends what the build asks its host for', async () => {
    const page = await ask('/docs/bells/');
    expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const script = /src="(\/docs\/_assets\/_app[^"]+)"/.exec(await page.text())![1]!;
    expect((await ask(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/docs/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('sends nothing twice, and parts where they are asked for', async () => {
    const tag = (await ask('/docs/bells/')).headers.get('etag')!;
    expect((await ask('/docs/bells/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const part = await ask('/docs/bells/', { headers: { Range: 'bytes=0-8' } });
    expect([part.status, await part.text()]).toEqual([206, '<!doctype']);
    const head = await ask('/docs/bells/', { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('content-length')) > 0]).toEqual([200, true]);
    expect((await ask('/docs/bells/', { method: 'POST' })).status).toBe(405);
  });

  it('answers no stranger’s name', async () => {
    const { hostname, port } = new URL(served.url);
    const text = await new Promise<string>((done) => {
      request({ hostname, port, path: '/docs/', headers: { host: 'evil.example' } }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (part: string) => (body += part));
        answer.on('end', () => done(`${answer.statusCode} ${body}`));
      }).end();
    });
    expect(text).toContain('403');
    expect(text).toContain('xdocs preview --allow-host evil.example');
  });

  it('takes the next port where its own is taken, as the dev server does', async () => {
    const port = Number(new URL(served.url).port);
    const second = await serveXdocs(site.root, { command: 'preview', args: ['--port', String(port)] });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    expect((await fetch(second.url)).status).toBe(200);
    await second.end();
  });

  it('shows a build that comes while it runs', async () => {
    site.write({ 'content/later.md': pageText('Later') });
    expect((await ask('/docs/later/')).status).toBe(404);
    await runXdocs(['build'], { cwd: site.root });
    expect((await ask('/docs/later/')).status).toBe(200);
  });
});

describe('without a build', () => {
  it.each([['preview'], ['hosting', 'nginx']])('%s %s says what is missing', async (...args) => {
    const empty = diskSite({ 'content/index.md': pageText('Velo'), 'other/index.html': 'Somebody’s own' });
    const missing = await runXdocs(args, { cwd: empty.root });
    expect(missing).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no build: build the site first, with "xdocs build".') as string,
    });
    const foreign = await runXdocs([...args, '--out', 'other'], { cwd: empty.root });
    expect(foreign).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('other was not made by xdocs.') as string,
    });
    empty.remove();
  });

  it('a host that is not of this machine is told', async () => {
    const { code, stderr } = await startXdocs(['preview', '--host', '203.0.113.1'], { cwd: site.root }).ended;
    expect([code, stderr]).toEqual([2, expect.stringContaining('--host 203.0.113.1 is no address of this machine')]);
  });
});

describe('what a host is told', () => {
  it('is printed for nginx and Vercel', async () => {
    const nginx = await runXdocs(['hosting', 'nginx'], { cwd: site.root });
    expect(nginx).toMatchObject({ code: 0, stderr: '' });
    expect(nginx.stdout).toContain('location = "/docs/old/" { return 301 "/docs/bells/$is_args$args#ring"; }');
    expect(nginx.stdout).toContain(`root "${site.path('build')}";`);
    const vercel = await runXdocs(['hosting', 'vercel'], { cwd: site.root });
    expect(JSON.parse(vercel.stdout)).toMatchObject({
      framework: null,
      buildCommand: 'npx xdocs build',
      outputDirectory: 'build',
      trailingSlash: true,
      redirects: expect.arrayContaining([
        { source: '/docs/old/', destination: '/docs/bells/#ring', statusCode: 301 },
      ]) as unknown,
    });
  });

  it('names what of the site’s own rules cannot be translated', async () => {
    site.write({ 'public/_redirects': '/a/* /b/:splat 301\n', 'public/_headers': '/*\n  X-A: 1\n/a\n  ! X-A\n' });
    await runXdocs(['build'], { cwd: site.root });
    const { code, stderr } = await runXdocs(['hosting', 'vercel'], { cwd: site.root });
    expect([code, stderr]).toEqual([
      0,
      '_redirects:1 is left out, as only its own host can follow it: /a/* /b/:splat 301\n' +
        '_headers: "! x-a" of /a is left out, as Vercel cannot take a header back\n',
    ]);
  });

  it('is refused for a host that nobody knows', async () => {
    const { code, stderr } = await runXdocs(['hosting', 'ngnix'], { cwd: site.root });
    expect([code, stderr]).toEqual([2, expect.stringContaining('Allowed choices are nginx, vercel.')]);
  });
});
