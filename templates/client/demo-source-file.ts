// The file with all variants of a demo's source, which a page fetches when its reader asks for one that it does not hold.
import type { DemoSourceView } from '../../src/model/view.ts';

export interface DemoSourcesFile {
  readonly variants: readonly DemoSourceView[];
}

const files = new Map<string, Promise<DemoSourcesFile>>();

async function fileAt(url: string): Promise<DemoSourcesFile> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(String(answer.status));
  const file = (await answer.json()) as DemoSourcesFile | DemoSourceView[];
  return Array.isArray(file) ? { variants: file } : file;
}

/** The sources of a demo. Where they cannot be had, the next call asks again. */
export function sourcesOf(demo: HTMLElement): Promise<DemoSourcesFile> {
  const url = demo.dataset['sources'] ?? '';
  const file = files.get(url) ?? fileAt(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}
