// What a site is made of, as paths: for a command that is asked about some of them.
import { join } from 'node:path';
import { projectPath } from '../disk/read-sources.ts';
import type { Loaded } from './load-site.ts';
import type { Project } from './project.ts';

/**
 * Project paths of the files that are known to be part of a site, each once. What they import in turn is not among
 * them.
 */
export function sitePaths({ config, configInputs }: Project, { site, inputs }: Loaded): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const byPathname of site.pages.values()) {
    for (const page of byPathname.values()) {
      paths.add(page.source);
      for (const { path } of page.assets) paths.add(path);
      for (const { path, hash } of page.reads) if (hash !== null) paths.add(path);
    }
  }
  for (const { variants, reads } of site.demos.values()) {
    for (const { entry } of variants) paths.add(entry);
    for (const { path, hash } of reads) if (hash !== null) paths.add(path);
  }
  for (const { entry } of site.components.values()) if (entry !== undefined) paths.add(entry);
  const tables = config.translations
    ? config.locales.map((locale) => join(config.translations!, `${locale}.json`))
    : [];
  const wrappers = config.demoWrappers.map(({ module }) => module);
  const single = [config.demoSetup, ...wrappers, config.playground, ...Object.values(config.templates)].filter(
    (path) => path !== undefined,
  );
  for (const path of [...configInputs, ...inputs, ...tables, ...single]) paths.add(projectPath(config.root, path));
  return paths;
}
