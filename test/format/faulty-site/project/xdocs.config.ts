// The site that breaks every rule of the format once.
import { defineConfig } from 'xdocs';

export default defineConfig({
  name: 'Velo',
  base: '/x',
  content: ['content', '../docs'],
  navigation: 'navigation.ts',
  locales: ['en', 'zh'],
  translations: 'translations',
  products: [{ id: 'x-bikes', name: 'Bikes', api: { pathname: '/x/api/bikes/', packages: ['@velo/kit'], include: ['BikeList', 'useBikes'] } }],
  externalPaths: ['/blog/'],
});
