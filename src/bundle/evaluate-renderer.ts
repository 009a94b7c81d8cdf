// Runs the code of a renderer. In: its text. Out: what it exports.
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { Renderer } from '../model/bundle.ts';
import { rendererName } from './named-failures.ts';

/**
 * Evaluates a renderer.
 *
 * @param code a CommonJS script, or an ES module
 */
export async function evaluateRenderer(code: string, isModule: boolean): Promise<Renderer> {
  if (isModule) {
    // Stacks would repeat the whole code as its address.
    const text = Buffer.from(`${code}\n//# sourceURL=${rendererName}\n`).toString('base64');
    return (await import(`data:text/javascript;base64,${text}`)) as Renderer;
  }
  // An address of two megabytes takes longer to read than the script to run.
  const script = new Script(`(function (module, exports, require) {${code}\n})`, { filename: rendererName });
  const run = script.runInThisContext() as (module: object, exports: object, require: NodeJS.Require) => void;
  const module = { exports: {} };
  run(module, module.exports, createRequire('file:///'));
  return module.exports as Renderer;
}
