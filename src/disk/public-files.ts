// The public folder. In: its path. Out: its files, each to be copied to the output's root, and links that cannot be
// followed.
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Config } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import { diskError } from './disk-error.ts';
import { projectPath } from './read-sources.ts';
import { realPathOf } from './real-path.ts';

/** A file to copy: its path in the output, and its source. */
interface PublicFile {
  readonly path: string;
  readonly copyFrom: string;
}

interface PublicFolder {
  readonly files: readonly PublicFile[];
  readonly problems: readonly Problem[];
}

/**
 * The files of the public folder, which are copied to the output's root. Symbolic links are followed within the project
 * and the folder itself: what lies elsewhere is not meant to be published by a link alone.
 *
 * @throws XdocsError if a folder cannot be read
 */
export function publicFiles({ public: folder, root, out }: Pick<Config, 'public' | 'root' | 'out'>): PublicFolder {
  const files: PublicFile[] = [];
  const problems: Problem[] = [];
  if (!folder) return { files, problems };
  const add = (file: string) =>
    void files.push({ path: file.slice(folder.length + 1).replaceAll('\\', '/'), copyFrom: file });
  const walk = (current: string, above: readonly string[]) => {
    for (const entry of entriesOf(current)) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) add(path);
      else if (entry.isSymbolicLink()) follow(path, above);
    }
  };
  const follow = (path: string, above: readonly string[]) => {
    const place = { severity: 'error', file: projectPath(root, path) } as const;
    const target = targetOf(path);
    if ('code' in target) {
      if (target.code === 'ELOOP')
        problems.push({ rule: 'source-symlink-loop', ...place, target: projectPath(root, path) });
      else problems.push({ rule: 'source-unreadable', ...place, reason: reasonOf(target.code) });
      return;
    }
    const shown = projectPath(realPathOf(root), target.path) || '.';
    if (![root, folder].some((allowed) => isWithin(target.path, realPathOf(allowed))))
      problems.push({ rule: 'public-link-outside', ...place, target: shown });
    else if (target.isFile) add(path);
    else if (above.includes(target.path) || isWithin(realPathOf(dirname(path)), target.path))
      problems.push({ rule: 'source-symlink-loop', ...place, target: shown });
    else if (isWithin(target.path, realPathOf(out)) || isWithin(realPathOf(out), target.path))
      problems.push({ rule: 'source-unreadable', ...place, reason: `the link leads to the output, ${shown}` });
    else walk(path, [...above, target.path]);
  };
  walk(folder, []);
  return { files, problems };
}

/** Where a link leads, or why it leads nowhere. */
function targetOf(
  link: string,
): { readonly path: string; readonly isFile: boolean } | { readonly code: string | undefined } {
  try {
    const path = realpathSync(link);
    return { path, isFile: statSync(path).isFile() };
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code };
  }
}

function reasonOf(code: string | undefined): string {
  return code === 'ENOENT' ? 'the link leads nowhere' : `the link cannot be followed (${code})`;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    throw diskError(error, `The public folder ${folder} cannot be read`);
  }
}
