// A tiny site as a visitor meets it: written, built by the command line, served by a plain server.
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

/** Builds and serves a project. */
export async function builtSite(files: Readonly<Record<string, string | Uint8Array>>): Promise<BuiltSite> {
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
