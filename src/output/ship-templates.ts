// Makes the templates that the package brings (`shipped-templates.ts`). Run by `npm run bundle`, which writes them.
import { join } from 'node:path';
import { compileRenderer, compileScripts } from '../bundle/bundle-templates.ts';
import { evaluateRenderer } from '../bundle/evaluate-renderer.ts';
import { fileSnapshot } from '../disk/file-snapshot.ts';
import { projectPath } from '../disk/read-sources.ts';
import { readText } from '../disk/read-text.ts';
import { environment } from '../load/project.ts';
import { shippedNames, type ShippedTemplates } from './shipped-templates.ts';

/** A file beside the code. */
interface ShippedFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Compiles the templates with the packages that they find.
 *
 * @param root absolute path of the folder that has them
 */
export async function shippedFiles(
  root: string,
): Promise<{ readonly templates: ShippedFile; readonly renderer: ShippedFile }> {
  const context = {
    root,
    templates: join(root, 'templates'),
    aliases: {},
    define: environment({}),
    readText,
    parts: {},
    // The package comes without the file that a checkout has, and what is compiled where it is installed must be the same.
    tsconfigRaw: '{}',
  };
  const [renderer, scripts] = await Promise.all([compileRenderer(context), compileScripts(context)]);
  const { script, parts, inline, rootScript, dev } = scripts;
  const { readerColorRules } = await evaluateRenderer(renderer.server, false);
  const files = fileSnapshot(root);
  const shipped: ShippedTemplates = {
    renderer: { version: renderer.version },
    scripts: { script, parts, inline, rootScript, dev },
    readerColors: JSON.stringify(readerColorRules({})),
    sources: [...new Set([...renderer.inputs, ...scripts.inputs])]
      .map((file) => projectPath(root, file))
      .filter((path) => !path.includes('node_modules/'))
      .map((path) => ({ path, hash: files.readFile(path)!.hash })),
  };
  return {
    templates: { name: shippedNames.templates, text: JSON.stringify(shipped) },
    renderer: { name: shippedNames.renderer, text: renderer.server },
  };
}
