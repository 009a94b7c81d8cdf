// Style sheets without what only people need.
import { transformSync } from 'esbuild';

/** Minifies CSS; nothing about what it means changes. */
export function minifyCss(css: string): string {
  return transformSync(css, { loader: 'css', minify: true, legalComments: 'none', logLevel: 'silent' }).code;
}
