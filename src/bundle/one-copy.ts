// Exactly one copy of React, Material UI and Emotion runs: the user's. Templates and demos get the same one.
import type { Plugin } from 'esbuild';

const shared = /^(?:react|react-dom|@mui\/material|@emotion\/(?:react|styled|cache|server))(?:\/|$)/;

/** Resolves the peer packages from the project's root, whoever imports them. */
export function oneCopy(root: string): Plugin {
  return {
    name: 'one-copy',
    setup(build) {
      build.onResolve({ filter: shared }, (args) => {
        if (args.pluginData === 'one-copy') return undefined;
        return build.resolve(args.path, { kind: args.kind, resolveDir: root, importer: args.importer, pluginData: 'one-copy' });
      });
    },
  };
}
