// Watching: folders and files in, one call per burst of changes out.
import { watch } from 'chokidar';
import { basename } from 'node:path';

export interface FileWatcher {
  close(): Promise<void>;
}

export interface WatchOptions {
  /**
   * Time of the last reading of the files, in milliseconds: what was saved later counts as changed, though the watcher
   * only finds it while it looks around. Default: now.
   */
  readonly since?: number;
}

const burstMs = 30;
/** File systems stamp changes with a clock that ticks a few milliseconds apart. */
const clockTick = 10;

/** Calls back with the changed paths when a burst of changes is over. */
export function watchFiles(paths: readonly string[], onChange: (changed: readonly string[]) => void, { since = Date.now() }: WatchOptions = {}): FileWatcher {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isReady = false;
  const watcher = watch([...paths], {
    alwaysStat: true,
    ignored: (path) => ['node_modules', '.git', '.cache'].includes(basename(path)),
  });
  watcher.on('ready', () => (isReady = true));
  watcher.on('all', (event, path, stats) => {
    if (!isReady && (event === 'addDir' || (event === 'add' && (stats?.mtimeMs ?? 0) < since - clockTick))) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const burst = [...changed];
      changed.clear();
      onChange(burst);
    }, burstMs);
  });
  watcher.on('error', () => undefined);
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
