// Style sheets without what is in them, for who needs the code alone, or which sheets it imports in which order.
import type { Plugin } from 'esbuild';
import { isLoadedAsData } from './facades.ts';
import { isLocalSheet } from './package-inputs.ts';

/** Leaves out what is in style sheets, but not those whose classes are named by the bundler: code asks for the names. */
export function emptySheets({ loaders }: { readonly loaders: Readonly<Record<string, string>> }): Plugin {
  return {
    name: 'empty-sheets',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/, namespace: 'file' }, ({ path, suffix, with: attributes }) =>
        suffix || Object.keys(attributes).length > 0 || isLocalSheet(path) || isLoadedAsData(path, loaders)
          ? undefined
          : { contents: '', loader: 'css' },
      );
    },
  };
}
