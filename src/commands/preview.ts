// `xdocs preview`: shows what was built as a host shows it, with its headers, redirects and the page for what is missing.
import { relative } from 'node:path';
import { builtFolder, folderBelow, type BuiltFolder } from '../disk/built-folder.ts';
import { hostAnswer } from '../hosting/host-answer.ts';
import { hostRules } from '../hosting/host-rules.ts';
import { openProject, type ProjectFlags } from '../load/project.ts';
import { withSlash } from '../model/address.ts';
import { fileAnswer } from '../server/file-answer.ts';
import { startHttpServer, type Answer, type RequestDetails } from '../server/http-server.ts';
import { openBrowser } from '../server/open-browser.ts';
import type { RunningServer, ServeOptions } from './serve.ts';

export type PreviewOptions = Omit<ServeOptions, keyof ProjectFlags> & Pick<ProjectFlags, 'config' | 'out' | 'env'>;

/**
 * Serves the output of the last build until closed; a build that runs meanwhile is shown from then on.
 *
 * @throws XdocsError where there is no build, the config is wrong, or the host is not of this machine
 */
export async function preview(options: PreviewOptions): Promise<RunningServer> {
  const { cwd, config: file, out, env, host = '127.0.0.1', port = 3000, allowHost } = options;
  const say = options.onMessage ?? (() => undefined);
  const { config } = await openProject(cwd, { config: file, out, env, cache: false });
  const built = builtFolder(config.out, relative(cwd, config.out) || '.');
  const folder = config.outLayout === 'base' && config.base ? folderBelow(config.base, built) : built;
  for (const line of hostRules(folder.text).unread) say(line);
  const server = await startHttpServer({
    host,
    port,
    allowedHosts: allowHost,
    command: 'preview',
    onRefused: (name) => say(`Requests to ${name} are refused: start with --allow-host ${name} to answer them.`),
    answer: (pathname, request) => Promise.resolve(answerOf(folder, pathname, request)),
  });
  const url = server.url + withSlash(`${config.base}/`);
  if (options.open) openBrowser(url, say);
  return { url, close: () => server.close() };
}

/** Answers a request from a built folder as a host does. */
export function answerOf(folder: BuiltFolder, pathname: string, { search = '', headers }: RequestDetails): Answer {
  const found = hostAnswer(pathname, search, { ...hostRules(folder.text), look: folder.look });
  if (found.file === undefined) return { status: found.status, body: '', type: '.txt', headers: found.headers };
  const contents = folder.read(found.file);
  return fileAnswer({ contents, path: found.file, status: found.status, headers: found.headers }, headers);
}
