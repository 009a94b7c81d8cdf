// The templates made ready, compiled only when they or a package behind them have changed.
import { compileTemplates, templatesOf, type TemplatesBundle } from '../bundle/bundle-templates.ts';
import { contentHash } from '../disk/read-sources.ts';
import { bundleReads } from './bundle-reads.ts';
import { assetsPath } from './demo-bundles.ts';
import type { Project } from './project.ts';

/** Compiles the templates, or takes them from the cache, and loads their renderer. */
export async function readyTemplates(project: Project): Promise<TemplatesBundle> {
  const { bundling, config, stores, disk } = project;
  const files = disk.files();
  const key = contentHash(JSON.stringify(bundling));
  const known = stores.templates.get(key);
  let compiled = known && files.unchanged(known.reads) ? known.compiled : undefined;
  if (!compiled) {
    compiled = await compileTemplates(bundling);
    const reads = bundleReads(compiled, config.root, files);
    if (reads) stores.templates.set(key, { compiled, reads });
  }
  return templatesOf(compiled, assetsPath(config.base));
}
