// An esbuild plugin: `virtual:season` is a module that no file holds.
import type { BundlerPlugin } from './plugin-types.ts';

export const season: BundlerPlugin = {
  name: 'season',
  setup(build) {
    build.onResolve({ filter: /^virtual:season$/ }, () => ({ path: 'season', namespace: 'season' }));
    build.onLoad({ filter: /.*/, namespace: 'season' }, () => ({ contents: "export const season = 'spring';", loader: 'js' }));
  },
};
