// Runs the files of an edited demo. In: compiled files with their links, and modules. Out: the default export of the
// first, or an error with its place.
import type { ModuleStore } from './module-store.ts';
import { endReading, FileError, keepAddress } from './run-failure.ts';
import type { RunMessage } from './runner-messages.ts';

type Exports = Record<string, unknown>;
type FileBody = (require: (specifier: string) => unknown, module: { exports: Exports }, exports: Exports) => void;

/** The function that a file's script calls with its code. */
const defineName = '__xdocsFile';

/**
 * The default export of the entry.
 *
 * @param always modules that can be imported whatever the demo itself imports, by specifier
 * @throws whatever the code throws; FileError where a file cannot be read as a script
 */
export async function runFiles(
  { files, entry }: Pick<RunMessage, 'files' | 'entry'>,
  store: ModuleStore,
  always: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const needed = new Set(
    files.flatMap(({ links }) =>
      Object.values(links)
        .flatMap((link) => ('values' in link ? Object.values(link.values) : []))
        .map(({ module }) => module),
    ),
  );
  const modules = new Map(await Promise.all([...needed].map(async (url) => [url, await store.load(url)] as const)));
  const bodies = new Map<string, FileBody>();
  for (const { name, code } of files) bodies.set(name, await bodyOf(name, code));

  const ran = new Map<string, { exports: Exports }>();
  const run = (name: string): Exports => {
    const known = ran.get(name);
    if (known) return known.exports;
    const module = { exports: {} as Exports };
    // Before it runs: files may import each other.
    ran.set(name, module);
    const { links } = files.find((file) => file.name === name)!;
    bodies.get(name)!((specifier) => required(specifier, links[specifier]), module, module.exports);
    return module.exports;
  };
  const required = (specifier: string, link: RunMessage['files'][number]['links'][string] | undefined): unknown => {
    if (Object.hasOwn(always, specifier)) return always[specifier];
    if (!link) return {};
    if ('file' in link) return run(link.file);
    const exports: Exports = {};
    Object.defineProperty(exports, '__esModule', { value: true });
    for (const [name, { module, key }] of Object.entries(link.values))
      Object.defineProperty(exports, name, { enumerable: true, get: () => modules.get(module)?.[key] });
    return exports;
  };
  const shown = run(entry)['default'];
  const isComponent =
    typeof shown === 'function' || (typeof shown === 'object' && shown !== null && '$$typeof' in shown);
  if (!isComponent) throw new FileError('The default export is no component', entry, 1);
  return shown;
}

/** Who waits for the function of which script: several may be on their way. */
const awaited = new Map<number, (body: FileBody) => void>();
Object.assign(globalThis, { [defineName]: (script: number, body: FileBody) => awaited.get(script)?.(body) });
let count = 0;

/** The code of a file as a function. A script says where it cannot be read, which no other way of running code does. */
function bodyOf(name: string, code: string): Promise<FileBody> {
  return new Promise((resolve, reject) => {
    const id = (count += 1);
    const text = `${defineName}(${id}, function (require, module, exports) {${code}\n});`;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    keepAddress(address, name);
    awaited.set(id, resolve);
    const unreadable = ({ message, filename, lineno }: ErrorEvent) => {
      if (filename === address) reject(new FileError(message.replace(/^Uncaught /, ''), name, lineno));
    };
    addEventListener('error', unreadable);
    const script = Object.assign(document.createElement('script'), { src: address });
    const done = () => {
      removeEventListener('error', unreadable);
      awaited.delete(id);
      endReading(address);
      script.remove();
      URL.revokeObjectURL(address);
      // Of no effect where it could be read.
      reject(new FileError('The code cannot be run', name, 1));
    };
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    document.head.append(script);
  });
}
