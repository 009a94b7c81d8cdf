// What a page sends by POST: from where, and how much of it. In: a request. Out: a value that nobody has looked at yet.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whether an origin is that of the server which is asked. */
export function isOwnOrigin(origin: string, request: IncomingMessage): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

/** The body as text; `undefined` where it is larger than allowed, whatever its headers say. */
export async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** JSON as a value; `undefined` for any other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers a request of a server's own pages, whose JSON goes to `take`; 204, or why it was not taken. */
export async function takePosted(
  request: IncomingMessage,
  response: ServerResponse,
  take: (sent: unknown) => void,
): Promise<void> {
  const status = await (async () => {
    const { origin, 'content-type': type = '' } = request.headers;
    if (origin === undefined || !isOwnOrigin(origin, request)) return 403;
    if (!/^application\/json\b/i.test(type)) return 415;
    const body = await bodyOf(request, maxBytes).catch(() => undefined);
    if (body === undefined) return 413;
    take(parsed(body));
    return 204;
  })();
  response.writeHead(status, status === 413 ? { connection: 'close' } : {});
  response.end();
}

/** Largest body that `takePosted` takes. */
const maxBytes = 65_536;
