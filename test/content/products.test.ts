// The versions that a reader of each library can switch to.
import { describe, expect, it } from 'vitest';
import { products } from '../../content/products.ts';

describe.each([
  ['Data Grid', 'react-data-grid', ['v7', 'v6', 'v5', 'v4']],
  ['Date and Time Pickers', 'react-date-pickers', ['v7', 'v6', 'v5']],
  ['Charts', 'react-charts', ['v7', 'v6', 'v5']],
  ['Tree View', 'react-tree-view', ['v7', 'v6']],
])('%s', (name, path, older) => {
  const versions = products.find((product) => product.name === name)?.versions ?? [];

  it('is at 8.9.2, on this site', () => {
    expect(versions.filter(({ current }) => current)).toEqual([{ text: 'v8.9.2', href: `/x/${path}/`, current: true }]);
  });

  it('leads to older versions, newest first', () => {
    expect(versions.map(({ text }) => text)).toEqual(['v8.9.2', ...older]);
    for (const { text, href } of versions.slice(1)) expect(href).toMatch(new RegExp(`^https://${text}\\.`));
  });
});
