// What syntax says for certain of a demo's default export, and what it leaves to the value.
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { defaultExportFault } from '../../src/demos/default-export.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const faultIn = (text: string) => defaultExportFault(text, parseSync('Ride.tsx', text, { lang: 'tsx' }));

describe('a default export', () => {
  it.each([
    'export default function Ride() {}',
    'export default class Ride {}',
    'export default () => null;',
    'export default async () => null;',
    'const Ride = 5;\nexport default Ride;',
    'export default memo(() => null);',
    'export default React.forwardRef(Ride);',
    'export { default } from "./Ride";',
    'export { Ride as default };',
    'export * as default from "./Ride";',
    'export default styled("div")``;',
    'export default styled.div`a`;',
    'export default Rides.City;',
    'export default a ? B : C;',
    'export default (function Ride() {} as Ride);',
    'module.exports = Ride;',
    'exports.default = Ride;',
    'export = Ride;',
    'export default function Ride( {',
  ])('may be %s', (text) => expect(faultIn(text)).toBeUndefined());

  it.each<[string, string]>([
    ['export default 5;', '5'],
    ['export default null;', 'null'],
    ['export default "Ride";', '"Ride"'],
    ['export default `a`;', 'a text'],
    ['export default [];', 'a list'],
    ['export default ({ a: 1 } satisfies object);', 'an object'],
    ['export default <p>Ride</p>;', 'an element'],
    ['export default <></>;', 'an element'],
  ])('is none that is %s', (text, found) => expect(faultIn(`\n${text}`)).toEqual({ found, offset: 1 }));

  it.each([
    '',
    '// nothing',
    'export const Ride = () => null;',
    'export * from "./Ride";',
    'export default interface Ride {}',
    'export type { Ride as default };',
    'const Ride = 5;',
    '// exports\nexport const a = 1;',
  ])('is not in %j', (text) => expect(faultIn(text)).toEqual({ offset: 0 }));
});

it('that is missing is an error with its place', async () => {
  const problemsOf = async (text: string) =>
    (await siteFrom({ 'index.md': pageText('{{"demo": "Ride.tsx"}}'), 'Ride.tsx': text })).problems;
  expect(await problemsOf('export const a = 1;\n')).toEqual([
    {
      rule: 'demo-default-export',
      severity: 'error',
      file: 'content/Ride.tsx',
      line: 1,
      column: 1,
      demo: 'content/Ride',
    },
  ]);
  expect(await problemsOf('// Five.\nexport default 5;\n')).toEqual([
    expect.objectContaining({ line: 2, column: 1, found: '5' }),
  ]);
});

it('of every variant is looked at: each can be run', async () => {
  const { problems } = await siteFrom({
    'index.md': pageText('{{"demo": "Ride"}}'),
    'Ride/system/index.tsx': 'export default () => null;\n',
    'Ride/css/index.tsx': 'export const a = 1;\n',
  });
  expect(problems).toEqual([
    expect.objectContaining({ rule: 'demo-default-export', file: 'content/Ride/css/index.tsx', line: 1 }),
  ]);
});
