// The product of small sites about bikes, and their navigation.
import type { UserConfig } from '../../src/model/user-config.ts';

/** A navigation module. */
export const navigation = (entries: readonly object[]): string => `export default ${JSON.stringify(entries)};`;

/** Its first page is the site’s; API pages lie below `/api/bikes/`. */
export const products: UserConfig['products'] = [
  {
    id: 'bikes',
    name: 'Bikes',
    href: '/',
    versions: [{ text: 'v2', href: '/', current: true }],
    api: { pathname: '/api/bikes/', packages: ['@velo/bikes'] },
  },
];
