// Minifies style sheets.
import { transformSync } from 'esbuild';

/** Minifies CSS without changing its meaning. */
export function minifyCss(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, legalComments: 'none', logLevel: 'silent' }).code;
}
