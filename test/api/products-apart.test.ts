// A product's pages say the same whichever products are read beside it: a checker orders unions by what it saw first.
import { afterEach, expect, it } from 'vitest';
import { readApi } from '../../src/api/read-api.ts';
import { smallLibrary, type SmallLibrary } from './small-library.ts';

let library: SmallLibrary;
afterEach(() => library.remove());

it('is read in the company of others as it is alone, its unions in their order', () => {
  library = smallLibrary(
    {
      '@bikes/bells/index.d.ts': `import * as React from 'react'; export declare function Bell(props: { /** Where it sounds. */ way: 'zag' }): React.JSX.Element;`,
      '@bikes/lamps/index.d.ts': `import * as React from 'react'; interface Path { way: 'zig' | 'zag' } export declare function Lamp(props: { /** Where it leads. */ path: Path }): React.JSX.Element;`,
    },
    { packages: ['@bikes/bells'] },
  );
  const { root, product: bells } = library;
  const lamps = { id: 'lamps', name: 'Lamps', api: { pathname: '/api/lamps/', packages: ['@bikes/lamps'] } };
  const read = (...products: (typeof bells)[]) => readApi({ root, base: '', products });
  const [alone] = read(lamps);
  expect(read(bells, lamps)[1]).toEqual(alone);
  expect(read(lamps, bells)[0]).toEqual(alone);
  expect(alone!.apis[0]).toMatchObject({ members: [{ name: 'path', type: `{ way: 'zig' | 'zag'; }` }] });
  // A change of the one package is none of the other product's.
  expect(alone!.reads.filter(({ path }) => path.includes('@bikes/bells'))).toEqual([]);
});
