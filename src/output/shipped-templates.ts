// The templates as the package brings them: compiled when it was made, with the libraries that it was made with. That is
// nearly half of the time of a small site's first build, and serves every site that has no code of its own in the shell.
import { join } from 'node:path';
import type { CompiledScripts, RendererTraits } from '../bundle/bundle-templates.ts';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import { isShipped, packageFolder, shippedText } from '../load/own-package.ts';
import { found } from '../load/memo.ts';
import type { FileRead } from '../model/source-file.ts';

/** Names of the files beside the code: what is shipped, as JSON, and the renderer's code by itself. */
export const shippedNames = { templates: 'templates.json', renderer: 'renderer.txt' } as const;

export interface ShippedTemplates {
  readonly renderer: RendererTraits;
  readonly scripts: CompiledScripts;
  /** The rules of the colours that a reader may choose, as JSON, of a site without colours of its own. */
  readonly readerColors: string;
  /** The templates' own files, by their paths in the package. */
  readonly sources: readonly FileRead[];
}

interface Shipped extends Omit<ShippedTemplates, 'sources'> {
  /** Project paths of the templates' own files. */
  readonly inputs: readonly string[];
  /** The renderer's code. */
  code(): string;
}

/**
 * The templates that the package brings.
 *
 * @param root the project's root
 * @returns `undefined` where there are none: the code runs from sources, or the templates of a checkout have changed since
 */
export function shippedTemplates(root: string, files: FileSnapshot): Shipped | undefined {
  const known = isShipped(shippedNames.renderer) ? parsed(shippedText(shippedNames.templates)) : undefined;
  if (!known) return undefined;
  const { sources, ...shipped } = known;
  const reads = sources.map(({ path, hash }) => ({ path: projectPath(root, join(packageFolder, path)), hash }));
  // Nobody writes in an installed package.
  const isInstalled = /[\\/]node_modules[\\/]/.test(packageFolder);
  if (!isInstalled && !files.unchanged(reads)) return undefined;
  return { ...shipped, inputs: reads.map(({ path }) => path), code: () => found(shippedText(shippedNames.renderer)) };
}

/** What an installation that broke off has left is compiled like what is not there. */
function parsed(text = ''): ShippedTemplates | undefined {
  try {
    return JSON.parse(text) as ShippedTemplates;
  } catch {
    return undefined;
  }
}
