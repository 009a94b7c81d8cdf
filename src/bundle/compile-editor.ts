// The editor of demos and the document that runs what is edited. Apart from the other scripts: only sites with demos have
// them, and an editor takes longer to bundle than all else.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { nameHash } from '../model/name-hash.ts';
import { absentCandidates } from './absent-candidates.ts';
import type { BundledFrom } from './bundle-templates.ts';
import { styleSheetsAsText, type Script, type ScriptsContext } from './client-scripts.ts';
import { commonOptions } from './common-options.ts';
import { bundleInputs } from './package-inputs.ts';

export interface CompiledEditor {
  readonly editor: Script;
  /** An HTML document. */
  readonly runner: Script;
}

/** Compiles both. */
export async function compileEditor(context: ScriptsContext): Promise<CompiledEditor & BundledFrom> {
  const options = commonOptions(context);
  const common = {
    ...options,
    plugins: [styleSheetsAsText(context), ...options.plugins],
    outdir: '/',
    platform: 'browser' as const,
    minify: true,
  };
  const entry = (name: string) => [join(context.templates, 'editing', name)];
  const [editor, runner] = await Promise.all([
    build({ ...common, entryPoints: entry('workbench.ts'), entryNames: 'demo-editor.[hash]' }),
    build({ ...common, entryPoints: entry('runner.ts'), format: 'iife' }),
  ]);
  const [script] = editor.outputFiles;
  const metafiles = [editor.metafile, runner.metafile];
  const { root } = context;
  return {
    editor: { name: basename(script!.path), text: script!.text },
    runner: documentOf(runner.outputFiles[0]!.text.trim()),
    inputs: bundleInputs(metafiles, context),
    absent: absentCandidates(metafiles, { root, moduleRoots: [] }),
  };
}

/**
 * The document that runs edited code, with a policy of its own: its one script and what that makes of texts may run;
 * pictures, fonts and answers of other sites may be asked for, but no script, no frame and no form.
 */
function documentOf(script: string): Script {
  const sha = createHash('sha256').update(script).digest('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${sha}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline' http: https:",
    'img-src http: https: data: blob:',
    'media-src http: https: data: blob:',
    'font-src http: https: data:',
    'connect-src https: wss: data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  const text = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Demo</title><style>body{margin:0}</style></head><body class="demo-frame"><script>${script}</script></body></html>\n`;
  const hash = nameHash(createHash('sha256').update(text).digest('base64url'));
  return { name: `demo-runner.${hash}.html`, text };
}
