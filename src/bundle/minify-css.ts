// Minifies style sheets.
import { createRequire } from 'node:module';

/** Minifies CSS without changing its meaning. */
export function minifyCss(css: string): string {
  // Loaded where it is needed: it takes its time.
  const { transformSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  return transformSync(css, { loader: 'css', minify: true, legalComments: 'none', logLevel: 'silent' }).code;
}
