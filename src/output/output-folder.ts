// Which folders the output may be written to.
import { sep } from 'node:path';
import { realPathOf } from '../disk/real-path.ts';
import type { Config } from '../model/config.ts';
import { XdocsError } from '../model/problem.ts';

/**
 * Refuses an output folder that holds sources, which it would replace, or lies among them.
 *
 * @throws XdocsError
 */
export function refuseUnsafeOutput({ out, root, content, public: files }: Config): void {
  // A link may lead into the sources.
  const real = realPathOf(out);
  const folders = [...content, ...(files ? [files] : [])].map((path) => ({ path, real: realPathOf(path) }));
  const inside = [{ path: root, real: realPathOf(root) }, ...folders].find(
    (source) => source.real === real || source.real.startsWith(real + sep),
  );
  if (inside)
    throw new XdocsError(
      `The output folder ${out} holds ${inside.path}, a source of the site, and would replace it. Name another folder with --out.`,
    );
  const around = folders.find((source) => real.startsWith(source.real + sep));
  if (around)
    throw new XdocsError(
      `The output folder ${out} lies in ${around.path}, a source of the site. Name another folder with --out.`,
    );
}
