// A plain static server, as any host of a built site is: with the headers and redirects that the build asks for. In: a
// folder. Out: its origin.
import { answerOf } from '../../src/commands/preview.ts';
import { builtFolder } from '../../src/disk/built-folder.ts';
import { startHttpServer } from '../../src/server/http-server.ts';

export interface ServedFolder {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves a folder that xdocs has built. */
export async function serveFolder(path: string): Promise<ServedFolder> {
  const folder = builtFolder(path, path);
  const { url, close } = await startHttpServer({
    host: '127.0.0.1',
    port: 0,
    answer: (pathname, request) => Promise.resolve(answerOf(folder, pathname, request)),
  });
  return { origin: url, close };
}
