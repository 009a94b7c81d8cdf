// A tiny site as a visitor meets it: written, built by the command line, served by a plain server.
import { createHash } from 'node:crypto';
import { diskSite } from './disk-site.ts';
import type { DiskSite } from './disk-site.ts';
import { runXdocs } from './run-xdocs.ts';
import { serveFolder } from './serve-folder.ts';

export interface BuiltSite {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly site: DiskSite;
  /** What the build printed, and its exit code. */
  readonly built: { readonly code: number | null; readonly text: string };
  close(): Promise<void>;
}

const shared = new Map<string, Promise<BuiltSite>>();

/**
 * The same for tests that only read it: built once for all of them that this worker runs, and served as long as it
 * lives. The folder goes with the run's own.
 */
export function sharedSite(files: Readonly<Record<string, string | Uint8Array>>): Promise<BuiltSite> {
  const hash = createHash('sha256');
  for (const [path, content] of Object.entries(files)) hash.update(`\0${path}\0`).update(content);
  const key = hash.digest('hex');
  const site = shared.get(key) ?? builtSite(files);
  shared.set(key, site);
  return site;
}

/** Builds and serves a project. */
async function builtSite(files: Readonly<Record<string, string | Uint8Array>>): Promise<BuiltSite> {
  const site = diskSite(files);
  const { code, stdout, stderr } = await runXdocs(['build'], { cwd: site.root });
  const { origin, close } = await serveFolder(site.path('build'));
  return {
    origin,
    site,
    built: { code, text: stdout + stderr },
    async close() {
      await close();
      site.remove();
    },
  };
}
