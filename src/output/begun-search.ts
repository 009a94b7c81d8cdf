// The index of the search, made in a thread while pages are rendered: of a new site it takes half as long as they do.
import { runWorker } from '../api/run-worker.ts';
import type { SearchFiles } from '../emit/search-files.ts';
import type { SearchAnswer } from '../emit/search-task.ts';
import { workerScript } from '../load/own-package.ts';
import type { Project } from '../load/project.ts';
import { fittingThreads, machine } from '../load/thread-count.ts';

/** Begins the index where there is a thread for it. */
export function beginSearch({ workers, trace }: Project, search: () => SearchFiles): void {
  const script = workerScript('search-worker');
  const threads = workers === 'auto' ? fittingThreads(machine()) : workers;
  if (script === undefined || threads === 0) return;
  search().begin((task) => runWorker<SearchAnswer>(script, task, { trace, transfer: task.prose }));
}
