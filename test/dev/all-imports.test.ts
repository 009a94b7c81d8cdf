// A thousand demos of a few imports: each import is looked at once, and what says nothing of its imports, always.
import { expect, it } from 'vitest';
import { withAllImports } from '../../src/dev/all-imports.ts';
import type { Island } from '../../src/model/island.ts';

const island = (id: string, imports?: readonly string[]): Island => ({
  id,
  module: id,
  entry: `content/${id}.tsx`,
  props: {},
  reads: [],
  ...(imports && { imports }),
});

it('takes those that are asked for, and one more for each import that these do not have', () => {
  const asked = [island('asked', ['react', '@mui/material/Button'])];
  const all = [
    island('first', ['react', '@mui/material/Button']),
    ...asked,
    island('chip', ['@mui/material/Button', '@mui/material/Chip']),
    island('chip-again', ['@mui/material/Chip']),
    island('none', []),
    island('grid', ['@mui/x-data-grid']),
  ];
  expect(withAllImports(asked, all).map(({ id }) => id)).toEqual(['asked', 'chip', 'grid']);
});

it('takes each component, which nobody knows the imports of', () => {
  const all = [island('menu'), island('list'), island('button', ['react'])];
  expect(withAllImports([], all).map(({ id }) => id)).toEqual(['menu', 'list', 'button']);
});
