// The comparison of the grid's plans is true: what a row says of a plan is held against the props of that plan's component.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../support/compiled-package.ts';

const components = [
  'x-data-grid/DataGrid/DataGrid',
  'x-data-grid-pro/DataGridPro/DataGridPro',
  'x-data-grid-premium/DataGridPremium/DataGridPremium',
] as const;

/** The props that a component of the libraries checks in development: all that it documents. */
function propsOf(component: string): Set<string> {
  const code = readFileSync(join(repository, 'node_modules/@mui', `${component}.js`), 'utf8');
  const list = code.slice(code.indexOf('.propTypes = {'));
  return new Set([...list.matchAll(/^ {2}(\w+): _propTypes/gm)].map(([, name]) => name!));
}

const page = readFileSync(join(repository, 'content/react-data-grid/features/features.md'), 'utf8');
const rows = [...page.matchAll(/^\| \[(.+?)\]\([^)]+\) \| (.+?) \| (.+?) \| (.+?) \| `(\w+)`/gm)].map(
  ([, feature, community, pro, premium, prop]) => ({
    feature: feature!,
    plans: [community!, pro!, premium!],
    prop: prop!,
  }),
);
const props = components.map(propsOf);

it('lists features by the dozen', () => {
  expect(rows.length).toBeGreaterThan(35);
});

it.each(rows.map((row) => [row.feature, row] as const))(
  '%s: plans that have it have its prop, and no others',
  (_, row) => {
    expect(row.plans.map((plan) => plan !== 'No')).toEqual(props.map((names) => names.has(row.prop)));
  },
);
