// What nginx makes of the configuration, asked of nginx itself where it is installed: a folder that is the host's root, and
// one that lies below a base.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostRules } from '../../src/hosting/host-rules.ts';
import { nginxConfig } from '../../src/hosting/nginx-config.ts';
import type { SiteLayout } from '../../src/model/site-layout.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const files = {
  'index.html': 'home',
  '404.html': 'missing',
  'guide/index.html': 'guide',
  'guide/index.md': '# Guide',
  'empty/a.txt': 'a',
  'site.webmanifest': '{}',
  '_assets/a.mjs': 'export {};',
  '.git/config': 'secret',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const layouts: readonly SiteLayout[] = [
  { base: '', outLayout: 'origin' },
  { base: '/a.b', outLayout: 'base' },
  { base: '/one/two $x', outLayout: 'base' },
];

describe.skipIf(!hasNginx).each(layouts)('nginx, %j', (layout) => {
  const prefix = encodeURI(layout.base);
  let site: DiskSite;
  let origin: string;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    const [headers, redirects] = [
      `${prefix}/*\n  X-A: 1\n${prefix}/_assets/*\n  Cache-Control: immutable\n`,
      `${prefix}/old/ ${prefix}/guide/#b 301\n`,
    ];
    site = diskSite({});
    for (const [name, text] of Object.entries({ ...files, _headers: headers, _redirects: redirects }))
      site.write({ [`out $1/${name}`]: text });
    const rules = hostRules((file) => (file === '_headers' ? headers : redirects));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const config = nginxConfig(rules, site.path('out $1'), layout).replace('listen 80;', `listen 127.0.0.1:${port};`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${site.root}/t;`,
    );
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    site.write({
      'nginx.conf': `${user} daemon off; pid ${site.root}/pid; error_log stderr; events {} http { access_log off; types { text/html html; application/javascript js; } ${paths.join(' ')} ${config} }`,
    });
    execFileSync('nginx', ['-t', '-q', '-p', site.root, '-c', site.path('nginx.conf')]);
    const server = spawn('nginx', ['-p', site.root, '-c', site.path('nginx.conf')]);
    stop = async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    };
    for (let tries = 0; tries < 100; tries++) {
      if (await fetch(origin).catch(() => undefined)) break;
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  afterAll(async () => {
    await stop();
    site.remove();
  });

  const ask = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text(), header: (name: string) => answer.headers.get(name) };
  };

  it('finds pages and files, with their types and headers', async () => {
    for (const [path, text, type] of [
      ['/', 'home', 'text/html; charset=utf-8'],
      ['/guide/', 'guide', 'text/html; charset=utf-8'],
      ['/guide/index.md', '# Guide', 'text/markdown; charset=utf-8'],
      ['/site.webmanifest', '{}', 'application/manifest+json'],
      ['/_assets/a.mjs', 'export {};', 'text/javascript; charset=utf-8'],
    ] as const) {
      const answer = await ask(prefix + path);
      expect([path, answer.status, answer.text, answer.header('content-type')]).toEqual([path, 200, text, type]);
      expect(answer.header('x-a')).toBe('1');
      expect(answer.header('cache-control')).toBe(
        path.startsWith('/_assets/') ? 'immutable' : 'public, max-age=0, must-revalidate',
      );
    }
  });

  it('leads on from old addresses, and to the slash of a folder', async () => {
    const locations = ['/old/?a=1', '/old', '/guide', ...(prefix ? [''] : [])];
    const answers = await Promise.all(locations.map((path) => ask(prefix + path)));
    expect(answers.map(({ status, header }) => [status, header('location')?.replace('%24', '$')])).toEqual([
      [301, `${prefix}/guide/?a=1#b`],
      [301, `${prefix}/guide/#b`],
      [301, `${prefix}/guide/`],
      ...(prefix ? [[301, `${prefix}/`]] : []),
    ]);
  });

  it('shows the page for what is missing, and nothing that is not for readers', async () => {
    const hidden = ['/none/', '/empty/', '/_headers', '/_redirects', '/.git/config', '/_assets/none.mjs'];
    const beside = prefix ? ['/', '/guide/', '/404.html', `${prefix}x/`] : [];
    for (const path of [...hidden.map((one) => prefix + one), ...beside]) {
      const answer = await ask(path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, 'missing']);
      expect(answer.header('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
  });
});
