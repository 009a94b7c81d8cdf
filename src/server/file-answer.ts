// A file as an answer of HTTP: compressed where the reader takes that, not sent where the reader has it, in part where
// part of it is asked for (RFC 9110, sections 8.8, 13 and 14).
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Answer } from './http-server.ts';
import { contentTypeOf } from './content-types.ts';

export interface SentFile {
  readonly contents: Uint8Array;
  /** A path whose extension determines the content type. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Smaller texts gain nothing. */
const leastToCompress = 1024;
const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json|wasm)|image\/svg)/;

/** Answers a request for a file. */
export function fileAnswer({ contents, path, status, headers }: SentFile, asked: IncomingHttpHeaders = {}): Answer {
  const hash = createHash('sha256').update(contents).digest('base64url').slice(0, 20);
  const mayCompress = compressible.test(contentTypeOf(path)) && contents.length >= leastToCompress;
  const isCompressed = mayCompress && asked.range === undefined && takesGzip(asked['accept-encoding']);
  // The same file in another form has another tag, which says that it is as good.
  const etag = isCompressed ? `W/"${hash}-gzip"` : `"${hash}"`;
  const common = {
    ...headers,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    ...(mayCompress && { Vary: 'Accept-Encoding' }),
  };
  const answer = (code: number, body: Uint8Array, more: Record<string, string> = {}): Answer => ({
    status: code,
    body,
    type: path,
    headers: { ...common, ...(code !== 304 && { 'Content-Length': String(body.length) }), ...more },
  });
  if (status !== 200) return isCompressed ? compressed(answer, status, contents) : answer(status, contents);
  if (isKnown(asked['if-none-match'], hash)) return answer(304, new Uint8Array());
  const range = rangeOf(asked, contents.length, etag);
  if (range === 'none') return answer(416, new Uint8Array(), { 'Content-Range': `bytes */${contents.length}` });
  if (range) {
    const [first, last] = range;
    return answer(206, contents.subarray(first, last + 1), {
      'Content-Range': `bytes ${first}-${last}/${contents.length}`,
    });
  }
  return isCompressed ? compressed(answer, 200, contents) : answer(200, contents);
}

function compressed(
  answer: (code: number, body: Uint8Array, more: Record<string, string>) => Answer,
  status: number,
  contents: Uint8Array,
): Answer {
  return answer(status, gzipSync(contents), { 'Content-Encoding': 'gzip' });
}

function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(part));
}

/** Whether a reader has the file in any form. */
function isKnown(header: string | undefined, hash: string): boolean {
  return (header ?? '').split(',').some((tag) => {
    const [, known] = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(tag) ?? [];
    return header?.trim() === '*' || known === hash || known === `${hash}-gzip`;
  });
}

/**
 * First and last byte of the one range that is asked for; `'none'` where the file is too short for it; `undefined` where
 * the whole file is to be sent.
 */
function rangeOf(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  size: number,
  etag: string,
): readonly [first: number, last: number] | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((from === '' && to === '') || (condition !== undefined && condition !== etag)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? 'none' : [first, last];
}
