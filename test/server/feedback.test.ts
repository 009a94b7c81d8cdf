// Feedback from strangers: what is kept, what is refused, and that neither a terminal nor a spreadsheet runs any of it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFeedbackStore } from '../../src/disk/feedback-store.ts';
import { feedbackFrom, withoutRepeats, type KeptFeedback } from '../../src/model/feedback.ts';
import { feedbackCsv, feedbackText } from '../../src/report/feedback-report.ts';
import { feedbackHandler, type FeedbackHandlerOptions } from '../../src/server/feedback-handler.ts';

const good = { page: '/a/', rating: 'down', comment: 'Two\nlines', section: 'api' };
const at = '2026-01-02T03:04:05.000Z';

describe('a reader’s word', () => {
  it('is a page and a rating, and texts of limited length', () => {
    expect(feedbackFrom({ ...good, other: 'x', __proto__: null })).toEqual(good);
    for (const bad of [
      null,
      'text',
      [],
      {},
      { page: '/a/' },
      { page: '/a/', rating: 'sideways' },
      { page: 'https://evil.test/', rating: 'up' },
      { page: '//evil.test/', rating: 'up' },
      { page: '/a/', rating: 'up', comment: 7 },
      { page: '/a/', rating: 'up', comment: 'x'.repeat(5001) },
      { page: `/${'a'.repeat(400)}`, rating: 'up' },
    ])
      expect(feedbackFrom(bad), JSON.stringify(bad)).toBeUndefined();
  });

  it('loses what could steer a terminal or turn text around', () =>
    expect(
      feedbackFrom({ page: '/a\u001b[2J/', rating: 'up', comment: 'a\u001b]0;x\u0007b\u202ec\td\n', product: 'p\nq' }),
    ).toEqual({
      page: '/a[2J/',
      rating: 'up',
      comment: 'a]0;xbc\td\n',
      product: 'p q',
    }));
});

describe('the store', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'xdocs-feedback-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const entry = (page: string, time = at): KeptFeedback => ({ page, rating: 'up', at: time });

  it('keeps lines, and what comes after a line that was cut', async () => {
    const path = join(folder, 'deep', 'feedback');
    const store = openFeedbackStore(path, null);
    expect(await store.list()).toEqual([]);
    await store.add(entry('/a/'));
    writeFileSync(`${path}.jsonl`, `${readFileSync(`${path}.jsonl`, 'utf8')}{"page":"/cu`);
    await store.add(entry('/b/'));
    expect((await store.list()).map(({ page }) => page)).toEqual(['/a/', '/b/']);
  });

  it.skipIf(!sqliteIsThere())('keeps a table, and still shows the lines of an older Node', async () => {
    const path = join(folder, 'feedback');
    writeFileSync(`${path}.jsonl`, `${JSON.stringify(entry('/old/'))}\n`);
    const store = openFeedbackStore(path);
    await store.add({ ...entry('/new/', '2027-01-01T00:00:00.000Z'), comment: "'); drop table feedback; --" });
    store.close();
    const again = openFeedbackStore(path);
    expect(await again.list()).toEqual([
      entry('/old/'),
      { ...entry('/new/', '2027-01-01T00:00:00.000Z'), comment: "'); drop table feedback; --" },
    ]);
    again.close();
  });
});

function sqliteIsThere(): boolean {
  try {
    return process.getBuiltinModule('node:sqlite') !== undefined;
  } catch {
    return false;
  }
}

describe('the endpoint', () => {
  let server: Server;
  let kept: KeptFeedback[];
  afterEach(() => void server.close());
  let now = 0;

  async function listening(options: Partial<FeedbackHandlerOptions> = {}) {
    kept = [];
    const handle = feedbackHandler({ store: { add: (one) => void kept.push(one) }, now: () => now, ...options });
    server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return async (body: string, { method = 'POST', ...headers }: Record<string, string> = {}) => {
      const response = await fetch(url, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'POST' && { body }),
      });
      return [response.status, await response.text(), response.headers] as const;
    };
  }

  it('keeps what is feedback, with its time, and says nothing back', async () => {
    now = Date.parse(at);
    const send = await listening();
    expect((await send(JSON.stringify(good))).slice(0, 2)).toEqual([204, '']);
    expect(kept).toEqual([{ ...good, at }]);
  });

  it('refuses everything else, in words of its own', async () => {
    const send = await listening();
    const hostile = '<script>alert(1)</script>';
    for (const [status, body, headers] of [
      [400, hostile],
      [400, '[]'],
      [400, JSON.stringify({ ...good, rating: hostile })],
      [413, JSON.stringify({ ...good, comment: 'x'.repeat(20_000) })],
      [415, JSON.stringify(good), { 'content-type': 'text/plain' }],
      [403, JSON.stringify(good), { origin: 'https://evil.test' }],
      [403, JSON.stringify(good), { origin: 'null' }],
      [405, '', { method: 'GET' }],
    ] as const) {
      const [answered, text] = await send(body, headers as Record<string, string> | undefined);
      expect([answered, text.includes('script')], `${status} ${text}`).toEqual([status, false]);
    }
    expect(kept).toEqual([]);
  });

  it('takes from other origins what the site allows, after they asked', async () => {
    const send = await listening({ origins: ['https://docs.test'] });
    const [status, , headers] = await send('', { method: 'OPTIONS', origin: 'https://docs.test' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://docs.test']);
    expect((await send(JSON.stringify(good), { origin: 'https://docs.test' }))[0]).toBe(204);
    expect(kept).toHaveLength(1);
  });

  it('takes so much from each client in a minute', async () => {
    now = 0;
    const send = await listening({ perMinute: 2, clientOf: (request) => request.headers['x-client'] as string });
    const statuses = async (client: string, count: number) => {
      const found: number[] = [];
      for (let index = 0; index < count; index++)
        found.push((await send(JSON.stringify(good), { 'x-client': client }))[0]);
      return found;
    };
    expect(await statuses('a', 3)).toEqual([204, 204, 429]);
    expect(await statuses('b', 1)).toEqual([204]);
    now = 60_001;
    expect(await statuses('a', 1)).toEqual([204]);
  });

  it('tells nobody why it could not keep something', async () => {
    const send = await listening({ store: { add: () => Promise.reject(new Error('/secret/path is full')) } });
    expect((await send(JSON.stringify(good))).slice(0, 2)).toEqual([500, 'The feedback could not be kept.']);
  });
});

it('counts what came twice under one id once, as it came last', () => {
  const entry = (rating: 'up' | 'down', more: Partial<KeptFeedback> = {}): KeptFeedback => ({
    page: '/a/',
    rating,
    at,
    ...more,
  });
  const all = [entry('up', { id: 'x' }), entry('down'), entry('up', { id: 'x', comment: 'More' }), entry('down')];
  expect(withoutRepeats(all)).toEqual([entry('up', { id: 'x', comment: 'More' }), entry('down'), entry('down')]);
});

describe('what people and programs read', () => {
  const all: KeptFeedback[] = [
    { at, page: '/a/', rating: 'down', section: 'api', comment: '=HYPERLINK("https://evil.test")' },
    { at, page: '/b/', rating: 'up', comment: 'Good, "really"\nthanks' },
  ];
  it('is a list with a count of pages', () =>
    expect(feedbackText(all)).toBe(
      [
        '2026-01-02 03:04  -  /a/#api',
        '    =HYPERLINK("https://evil.test")',
        '2026-01-02 03:04  +  /b/',
        '    Good, "really"',
        '    thanks',
        '',
        '    0 +    1 -   /a/',
        '    1 +    0 -   /b/',
        '',
      ].join('\n'),
    ));
  it('is a table whose texts no spreadsheet computes', () =>
    expect(feedbackCsv(all)).toBe(
      [
        'at,page,section,rating,comment,product,version,language,id',
        `${at},/a/,api,down,"'=HYPERLINK(""https://evil.test"")",,,,`,
        `${at},/b/,,up,"Good, ""really""\nthanks",,,,`,
        '',
      ].join('\r\n'),
    ));
});
