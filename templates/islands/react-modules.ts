// React as a demo's module has it, for an edited text of the demo: hooks work with the copy that renders them only.
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import type { alwaysThere } from '../../src/model/handed-on.ts';

/** By specifier. */
export const modules = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
} satisfies Record<(typeof alwaysThere)[number], object>;
