// A static server as hosts of built sites are: with the headers that the build asks for. Redirects are left to the pages at
// old addresses, as on hosts that only send files. In: a folder. Out: its origin.
import { answerOf } from '../../src/commands/preview.ts';
import { builtFolder, folderBelow } from '../../src/disk/built-folder.ts';
import { startHttpServer } from '../../src/server/http-server.ts';

export interface ServedFolder {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder that xdocs has built.
 *
 * @param options.prefix where it lies at the host; what is asked for elsewhere is not this site's to answer
 */
export async function serveFolder(
  path: string,
  { prefix = '', port = 0 }: { readonly prefix?: string; readonly port?: number } = {},
): Promise<ServedFolder> {
  // Opened for each request: the next build may not be there yet.
  const folder = () => {
    const whole = builtFolder(path, path);
    const built = prefix ? folderBelow(prefix, whole) : whole;
    return { ...built, text: (file: string) => (file === '_redirects' ? '' : built.text(file)) };
  };
  const { url, close } = await startHttpServer({
    host: '127.0.0.1',
    port,
    answer: (pathname, request) => Promise.resolve(answerOf(folder(), pathname, request)),
  });
  return { origin: url, close };
}
