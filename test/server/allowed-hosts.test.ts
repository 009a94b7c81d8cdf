// Whom a dev server answers: names that a stranger's DNS can lead to this machine are refused.
import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { hostCheck } from '../../src/server/allowed-hosts.ts';
import { startHttpServer, type HttpServer } from '../../src/server/http-server.ts';

describe('a Host header', () => {
  const accepts = hostCheck(['docs.velo', 'Velo.Local', 'böx.local']);

  const answered = `localhost localhost:3000 LOCALHOST localhost. velo.localhost:3000
    127.0.0.1 127.0.0.1:3000 192.168.1.5:80 [::1] [::1]:3000 [fe80::1]:3000
    docs.velo docs.velo:3000 DOCS.velo docs.velo.:3000 velo.local xn--bx-fka.local`;
  it.each(answered.split(/\s+/))('%s is answered', (host) => expect(accepts(host)).toBe(true));

  const refused = `evil.example evil.example:3000 localhost.evil.example xlocalhost sub.docs.velo
    127.0.0.1.evil.example 127.0.0.1. [::1 [::1]x ::1 1.2.3.4.5
    localhost@evil.example evil.example#localhost evil.example/.localhost localhost:x localhost: .localhost`;
  it.each([...refused.split(/\s+/), '', ' ', 'localhost, evil.example', undefined])('%s is refused', (host) =>
    expect(accepts(host)).toBe(false),
  );
});

describe('a server', () => {
  let server: HttpServer;
  const refused: string[] = [];
  afterEach(() => server.close());

  const start = async (host = '127.0.0.1') =>
    (server = await startHttpServer({
      host,
      port: 0,
      allowedHosts: ['docs.velo'],
      answer: () => Promise.resolve({ status: 200, body: 'Velo', type: '.txt' }),
      greeting: () => 'hello',
      onRefused: (name) => refused.push(name),
    }));
  const get = (host: string, path = '/', method = 'GET') =>
    new Promise<{ status?: number; body: string }>((done, fail) => {
      request(server.url + path, { method, headers: { host } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
          if (path.endsWith('/events')) done({ status: response.statusCode, body });
        });
        response.on('end', () => done({ status: response.statusCode, body }));
      })
        .on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : fail(error)))
        .end();
    });

  it('refuses a foreign name alike for pages, events and whatever else is asked', async () => {
    await start();
    expect(await get('docs.velo')).toEqual({ status: 200, body: 'Velo' });
    expect((await get('docs.velo', '/_xdocs/events')).body).toContain('hello');
    for (const path of ['/', '/_xdocs/events', '/%zz']) {
      const { status, body } = await get('evil.example:3000', path);
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(body).toContain('--allow-host evil.example');
    }
    expect((await get('evil.example', '/', 'POST')).status).toBe(403);
  });

  it('tells of a name once, and of many names no more than some', async () => {
    await start();
    refused.length = 0;
    await get('evil.example');
    await get('EVIL.example:3000');
    expect(refused).toEqual(['evil.example']);
    for (let index = 0; index < 40; index++) await get(`evil-${index}.example`);
    expect(refused).toHaveLength(20);
  });

  it.each(['203.0.113.1', 'no-such-machine.invalid'])(
    'says what would be right where %s is not of this machine',
    async (host) => {
      await start();
      await expect(
        startHttpServer({ host, port: 0, answer: () => Promise.reject(new Error(host)), greeting: () => '' }),
      ).rejects.toThrow(new RegExp(`--host ${host.replaceAll('.', '\\.')} .*127\\.0\\.0\\.1`));
    },
  );
});
