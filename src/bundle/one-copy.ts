// Exactly one copy of React, Material UI and Emotion runs: the user's. Templates and demos get the same one.

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
 * working directory, whoever imports it. A plugin could say the same at twice the time of a bundle: every import would
 * travel between two processes.
 */
export const oneCopy: Readonly<Record<string, string>> = Object.fromEntries(shared.map((name) => [name, name]));
