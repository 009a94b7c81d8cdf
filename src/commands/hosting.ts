// `xdocs hosting`: the headers and redirects of a build, in the words of a host that does not read `_headers`.
import { join, relative } from 'node:path';
import { builtFolder } from '../disk/built-folder.ts';
import { textAt } from '../disk/new-files.ts';
import { hostRules } from '../hosting/host-rules.ts';
import { nginxConfig } from '../hosting/nginx-config.ts';
import { vercelConfig } from '../hosting/vercel-config.ts';
import { vercelProject } from '../hosting/vercel-project.ts';
import { manifestFrom } from '../init/manifest.ts';
import { openProject, type ProjectFlags } from '../load/project.ts';
import type { HostName } from '../model/host-names.ts';

export interface HostingOptions extends Pick<ProjectFlags, 'config' | 'out' | 'env'> {
  readonly cwd: string;
  readonly host: HostName;
}

export interface HostingConfig {
  readonly text: string;
  /** Lines of `_headers` and `_redirects` that are left out, in words. */
  readonly unread: readonly string[];
}

/**
 * The configuration of a host.
 *
 * @throws XdocsError where there is no build, or the config is wrong
 */
export async function hosting({ cwd, host, ...flags }: HostingOptions): Promise<HostingConfig> {
  const { config } = await openProject(cwd, { ...flags, cache: false });
  const folder = builtFolder(config.out, relative(cwd, config.out) || '.');
  const { unread, ...rules } = hostRules(folder.text);
  if (host === 'nginx') return { text: nginxConfig(rules, config.out, config), unread };
  const removals = rules.headers.flatMap(({ path, without }) =>
    without.map((name) => `_headers: "! ${name}" of ${path} is left out, as Vercel cannot take a header back`),
  );
  const { scripts = {} } = manifestFrom(textAt(join(cwd, 'package.json')) ?? '') ?? {};
  const given = [
    ...(flags.config === undefined ? [] : ['--config', flags.config]),
    ...(flags.out === undefined ? [] : ['--out', flags.out]),
  ];
  const project = vercelProject({ out: relative(cwd, config.out), scripts, flags: given });
  return { text: vercelConfig(rules, project), unread: [...unread, ...removals] };
}
