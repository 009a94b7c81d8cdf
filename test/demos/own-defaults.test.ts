// What a demo starts with, from its syntax.
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { ownDefaultsOf } from '../../src/demos/own-defaults.ts';

const defaultsIn = (text: string) => ownDefaultsOf(parseSync('Ride.tsx', text, { lang: 'tsx' }).program);

it.each<[string, object]>([
  [
    'export default function Ride({ size = 3, open = true, label = "x", low = -2, ...rest }) {}',
    { size: 3, open: true, label: 'x', low: -2 },
  ],
  ['export default ({ size = 3 }: Props) => null;', { size: 3 }],
  ['function Ride({ size = 3 }) {}\nexport default Ride;', { size: 3 }],
  ['export default function Ride({ size: own = 3, [key]: x = 4, list = [], when = now() }) {}', { size: 3 }],
  ['const Ride = ({ size = 3 }) => null;\nexport default Ride;', { size: 3 }],
  ['export default memo(function Ride({ size = 3 }) {});', { size: 3 }],
  ['const Ride = ({ size = 3 }) => null;\nexport default memo(Ride);', { size: 3 }],
  ['let Ride;\nexport default Ride;', {}],
  ['export default make();', {}],
  ['export default function Ride(props) {}', {}],
  ['export default memo(Ride);', {}],
  ['export default function Ride( {', {}],
  ['export default Other;', {}],
])('in %s', (text, expected) => expect(defaultsIn(text)).toEqual(expected));

it.each([
  'export default function Ride() {}',
  'export default () => null;',
  'function Ride() {}\nexport default Ride;',
])('is nothing where no props are taken: %s', (text) => expect(defaultsIn(text)).toBeUndefined());
