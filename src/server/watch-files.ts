// Watching: folders and files in, one call per burst of changes out.
import { watch } from 'chokidar';
import { basename } from 'node:path';

export interface FileWatcher {
  close(): Promise<void>;
}

const burstMs = 30;

/** Calls back with the changed paths when a burst of changes is over. */
export function watchFiles(paths: readonly string[], onChange: (changed: readonly string[]) => void): FileWatcher {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignored: (path) => ['node_modules', '.git', '.cache'].includes(basename(path)),
  });
  watcher.on('all', (_event, path) => {
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
