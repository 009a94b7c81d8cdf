// The site that uses every feature of the format once. Its config lies outside of its content roots.
import { defineConfig } from 'xdocs';
import { season } from './plugins/season.ts';

export default defineConfig({
  name: 'Velo',
  base: '/x',
  origin: 'https://velo.example',
  content: ['content', '../docs'],
  navigation: 'navigation.ts',
  locales: ['en', 'zh'],
  translations: 'translations',
  products: [
    { id: 'x-bikes', name: 'Bikes', href: '/x/bikes/', versions: [{ text: 'v2', href: '/x/bikes/', current: true }, { text: 'v1', href: 'https://v1.velo.example/' }], api: { pathname: '/x/api/bikes/', packages: ['@velo/kit', { name: '@velo/kit-pro', plan: 'pro' }], include: ['BikeList', 'BikeMap', 'useBikes', 'Bike'] } },
  ],
  aliases: { 'docs/*': '../app/*', 'docsx/*': '../app/extra/*' },
  moduleRoots: ['../app'],
  replacements: { 'docs/ad': 'stubs/ad.tsx', '../app/modules/tracker.ts': 'stubs/tracker.ts' },
  define: { __SITE__: '"velo"', 'process.env.CITY': '"Bern"' },
  loaders: { '.txt': 'text' },
  esbuildPlugins: [season],
  externalPaths: ['/material-ui/', '/blog/'],
  repository: { url: 'https://github.com/velo/velo', tag: 'v2.1.0' },
  editUrl: 'https://git.example/edit/main/{path}',
  demoSetup: 'demo-setup.ts',
});
