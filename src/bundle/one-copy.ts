// Ensures that exactly one copy of React, Material UI and Emotion runs: the project's, for templates and demos alike.

const shared = [
  'react',
  'react-dom',
  '@mui/material',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@emotion/server',
];

/**
 * esbuild's `alias` option for the peer packages: a package aliased to itself, subpaths included, is resolved from the
 * working directory, wherever it is imported. A plugin for this would double the time of a bundle, because every import
 * would go through inter-process calls.
 */
export const oneCopy: Readonly<Record<string, string>> = Object.fromEntries(shared.map((name) => [name, name]));
