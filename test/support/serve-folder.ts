// A plain static server, as any host of a built site is. In: a folder. Out: its origin.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypeOf } from '../../src/server/content-types.ts';

export interface ServedFolder {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder: `index.html` for folders, `404.html` for what is not there. */
export async function serveFolder(folder: string, port = 0): Promise<ServedFolder> {
  const fileOf = async (pathname: string): Promise<string | undefined> => {
    const path = join(folder, pathname);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return path;
    return found && pathname.endsWith('/') ? fileOf(`${pathname}index.html`) : undefined;
  };
  const server = createServer((request, response) => {
    const answer = async () => {
      const file = await fileOf(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
      const shown = file ?? join(folder, '404.html');
      const body = await readFile(shown);
      response.writeHead(file ? 200 : 404, headersOf(shown)).end(body);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** What is named by its content never changes: hosts tell a browser to keep it. */
function headersOf(file: string): Record<string, string> {
  return {
    'content-type': contentTypeOf(file),
    ...(file.includes('/_assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
  };
}
