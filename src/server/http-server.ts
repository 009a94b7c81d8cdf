// A small HTTP server around a function from request to response: finds a port, sends events, and closes without
// hanging.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { XdocsError } from '../model/problem.ts';
import { hostCheck, refusalNotes, shownHost } from './allowed-hosts.ts';
import { contentTypeOf } from './content-types.ts';

export interface Answer {
  readonly status: number;
  readonly body: string | Uint8Array;
  /** A path whose extension determines the content type. */
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Details of a request besides its path. */
export interface RequestDetails {
  readonly referer?: string | undefined;
  /** Its encoded query with the question mark; empty if there is none. */
  readonly search?: string;
  readonly headers?: IncomingHttpHeaders;
}

export interface HttpServer {
  readonly url: string;
  /** Sends a message to every page connected to `/_xdocs/events`. */
  broadcast(data: unknown): void;
  close(): Promise<void>;
}

interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** Names that may ask besides the host and those that lead to this machine anyway. */
  readonly allowedHosts?: readonly string[];
  /** Told of a name that was refused, once. */
  readonly onRefused?: (name: string) => void;
  readonly answer: (pathname: string, request: RequestDetails) => Promise<Answer>;
  /** What is sent by POST, and who takes it. */
  readonly posts?: readonly {
    readonly pathname: () => string;
    readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  }[];
  /** The message that a page gets when it connects; without it there are no events. */
  readonly greeting?: () => unknown;
  /** Headers of every answer that has no others of their names. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** What a refused reader is told to start with a flag. Default: `serve`. */
  readonly command?: 'serve' | 'preview';
}

const maxAttempts = 50;

/**
 * Listens on a port, or on the next free one.
 *
 * @throws XdocsError where the host is not of this machine, or the port cannot be had
 */
export async function startHttpServer(options: HttpOptions): Promise<HttpServer> {
  const {
    host,
    port,
    allowedHosts = [],
    onRefused = () => undefined,
    posts = [],
    answer,
    greeting,
    command = 'serve',
  } = options;
  const listeners = new Set<ServerResponse>();
  const isAnswered = hostCheck([host, ...allowedHosts]);
  const noteRefusal = refusalNotes(onRefused);
  const server = createServer((request, response) => void respond(request, response));
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = partsOf(request.url ?? '/');
    try {
      if (!isAnswered(request.headers.host)) {
        noteRefusal(request.headers.host);
        return send(response, refusal(request.headers.host, command), true);
      }
      if (greeting && pathname === '/_xdocs/events') return listen(request, response, greeting);
      const post = request.method === 'POST' && posts.find((one) => one.pathname() === pathname);
      if (post) return await post.handle(request, response);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(
          response,
          { status: 405, body: 'Method not allowed', type: '.txt', headers: { allow: 'GET, HEAD' } },
          true,
        );
      const found =
        pathname === undefined
          ? { status: 400, body: 'Bad request', type: '.txt' }
          : await answer(pathname, { referer: request.headers.referer, search, headers: request.headers });
      send(response, { ...found, headers: { ...options.headers?.(), ...found.headers } }, request.method === 'GET');
    } catch (error) {
      send(response, { status: 500, body: String((error as Error).stack ?? error), type: '.txt' }, true);
    }
  };
  const listen = (request: IncomingMessage, response: ServerResponse, greet: () => unknown) => {
    const greetingText = JSON.stringify(greet());
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    });
    response.write(`data: ${greetingText}\n\n`);
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  };
  const bound = await bind(server, host, port);
  const displayHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${displayHost}:${bound}`,
    broadcast(data) {
      const message = `data: ${JSON.stringify(data)}\n\n`;
      for (const response of listeners) response.write(message);
    },
    close() {
      for (const response of listeners) response.end();
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

function send(response: ServerResponse, { status, body, type, headers }: Answer, withBody: boolean): void {
  const all = { 'Content-Type': contentTypeOf(type), 'Cache-Control': 'no-cache', ...headers };
  // One after the other: a later one takes the place of an earlier one, whatever its capitals.
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.writeHead(status);
  response.end(withBody ? body : undefined);
}

function refusal(host: string | undefined, command: string): Answer {
  const name = shownHost(host);
  const body = `This server does not answer requests to ${name}. To allow the name: xdocs ${command} --allow-host ${name}\n`;
  return { status: 403, body, type: '.txt' };
}

/** Path and query of a request; no path if the URL is malformed. */
function partsOf(url: string): { readonly pathname?: string; readonly search?: string } {
  try {
    const { pathname, search } = new URL(url, 'http://localhost');
    return { pathname: decodeURIComponent(pathname), search };
  } catch {
    return {};
  }
}

function bind(server: ReturnType<typeof createServer>, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    let tries = 0;
    const tryPort = (candidate: number) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && ++tries < maxAttempts && candidate < 65_535) tryPort(candidate + 1);
        else fail(bindError(error, host, port));
      });
      server.listen(candidate, host, () => {
        server.removeAllListeners('error');
        done((server.address() as AddressInfo).port);
      });
    };
    tryPort(port);
  });
}

/** What is wrong with the host or the port, where that is what the system says. */
function bindError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const { code = '' } = error;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new XdocsError(
      `--host ${host} is no address of this machine (${code}). Leave it out for 127.0.0.1, which only this machine reaches; 0.0.0.0 listens on all of its addresses.`,
    );
  if (code === 'EACCES' || code === 'EADDRINUSE')
    return new XdocsError(
      `Port ${port} cannot be had on ${host} (${code}). Name another one, such as --port 3000, or --port 0 for any.`,
    );
  return error;
}
