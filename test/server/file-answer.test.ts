// A file over HTTP: whole, compressed, in part, or not at all where the reader has it.
import { gunzipSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fileAnswer } from '../../src/server/file-answer.ts';

const page = Buffer.from('Ring the bell. '.repeat(200));
const headers = { 'Cache-Control': 'no-cache' };
const ask = (asked: IncomingHttpHeaders = {}, path = 'a/index.html', contents: Uint8Array = page, status = 200) =>
  fileAnswer({ contents, path, status, headers }, asked);
const headerOf = (answer: ReturnType<typeof ask>, name: string) => answer.headers?.[name];

describe('a file', () => {
  it('is sent whole, with its tag and length', () => {
    const answer = ask();
    expect(answer).toMatchObject({ status: 200, body: page, headers: { ...headers, Vary: 'Accept-Encoding' } });
    expect(headerOf(answer, 'Content-Length')).toBe(String(page.length));
    expect(headerOf(answer, 'ETag')).toMatch(/^"[\w-]{20}"$/);
    expect(headerOf(ask({}, 'a/index.html', Buffer.from('other')), 'ETag')).not.toBe(headerOf(answer, 'ETag'));
  });

  it.each(['gzip', 'br, gzip;q=0.5', '*', 'deflate, gzip ; q=1.0'])('is compressed for %s', (accepted) => {
    const answer = ask({ 'accept-encoding': accepted });
    expect(headerOf(answer, 'Content-Encoding')).toBe('gzip');
    expect(gunzipSync(answer.body as Uint8Array)).toEqual(page);
    expect(headerOf(answer, 'Content-Length')).toBe(String(answer.body.length));
  });

  it.each<[string | undefined, string, Uint8Array]>([
    ['gzip;q=0', 'a.html', page],
    ['br', 'a.html', page],
    [undefined, 'a.html', page],
    ['gzip', 'a.png', page],
    ['gzip', 'a.html', page.subarray(0, 100)],
  ])('is not for %s as %s', (accepted, path, contents) =>
    expect(headerOf(ask({ 'accept-encoding': accepted }, path, contents), 'Content-Encoding')).toBeUndefined(),
  );

  it('is not sent to who has it, in whichever form', () => {
    for (const accepted of ['gzip', 'identity']) {
      const tag = headerOf(ask({ 'accept-encoding': accepted }), 'ETag')!;
      const again = ask({ 'if-none-match': `"x", ${tag}` });
      expect(again).toMatchObject({ status: 304, headers });
      expect(again.body).toHaveLength(0);
      expect(headerOf(again, 'Content-Length')).toBeUndefined();
    }
    expect(ask({ 'if-none-match': '*' }).status).toBe(304);
    expect(ask({ 'if-none-match': '"x"' }).status).toBe(200);
  });

  it.each([
    ['bytes=0-3', 'Ring', `bytes 0-3/${page.length}`],
    ['bytes=-6', 'bell. ', `bytes ${page.length - 6}-${page.length - 1}/${page.length}`],
    [`bytes=${page.length - 6}-`, 'bell. ', `bytes ${page.length - 6}-${page.length - 1}/${page.length}`],
    [`bytes=${page.length - 6}-999999`, 'bell. ', `bytes ${page.length - 6}-${page.length - 1}/${page.length}`],
  ])('is sent in part for %s', (range, text, place) => {
    const answer = ask({ range, 'accept-encoding': 'gzip' });
    expect(answer.status).toBe(206);
    expect(Buffer.from(answer.body as Uint8Array).toString()).toBe(text);
    expect(answer.headers).toMatchObject({ 'Content-Range': place, 'Content-Length': String(text.length) });
  });

  it.each(['bytes=9-1', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])('is sent whole for %s', (range) =>
    expect(ask({ range }).status).toBe(200),
  );

  it('has no part beyond its end', () => {
    const answer = ask({ range: `bytes=${page.length}-` });
    expect(answer).toMatchObject({ status: 416, headers: { 'Content-Range': `bytes */${page.length}` } });
  });

  it('is sent whole where it changed since a part was read', () => {
    const tag = headerOf(ask(), 'ETag')!;
    expect(ask({ range: 'bytes=0-1', 'if-range': tag }).status).toBe(206);
    expect(ask({ range: 'bytes=0-1', 'if-range': '"old"' }).status).toBe(200);
  });

  it('keeps the status of a page for what is missing', () => {
    expect(
      ask({ 'accept-encoding': 'gzip', 'if-none-match': '*', range: 'bytes=0-1' }, '404.html', page, 404).status,
    ).toBe(404);
    expect(headerOf(ask({ 'accept-encoding': 'gzip' }, '404.html', page, 404), 'Content-Encoding')).toBe('gzip');
  });
});
