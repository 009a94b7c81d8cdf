// The documentation of MUI X 8.9.2: where its parts lie, and what surrounds its pages.
import { defineConfig } from 'xdocs';
import { products } from './content/products.ts';
import { brand } from './content/theme.ts';

export default defineConfig({
  name: 'MUI X',
  description: 'React components for data-rich applications: Data Grid, Date and Time Pickers, Charts and Tree View.',
  logo: '/static/logo.svg',
  base: '/x',
  origin: 'https://mui.com',
  content: 'content',
  navigation: 'content/navigation.ts',
  locales: ['en', 'zh'],
  interfaceLocales: ['en'],
  translations: 'content/translations',
  products,
  aliases: { 'velo/*': 'content/velo/*' },
  productCategories: {
    'material-ui': 'core', 'joy-ui': 'core', 'base-ui': 'core', system: 'core', x: 'x', toolpad: 'toolpad',
    docs: 'docs', versions: 'docs', 'production-error': 'docs',
  },
  externalPaths: ['/material-ui/', '/system/', '/base-ui/', '/blog/'],
  repository: { url: 'https://github.com/mui/mui-x', tag: 'v8.9.2', branch: 'master' },
  editUrl: 'https://github.com/xdocs-dev/xdocs/edit/main/{path}',
  translateUrl: 'https://github.com/xdocs-dev/xdocs/tree/main/content/translations',
  theme: { ...brand, options: './content/theme.ts' },
  demoSetup: 'content/demo-setup.ts',
  ads: 'content/house-ads.ts',
  serviceWorker: true,
  redirects: 'content/redirects.ts',
  playground: 'content/playground.tsx',
  productionErrors: ['@mui/material', '@mui/system', '@mui/utils'],
  search: {
    // Who reads about the grid does not ask how this site is made.
    aside: ['/x/manual/', '/x/migration/'],
    synonyms: [
      ['license', 'licence'],
      ['color', 'colour'],
      ['a11y', 'accessibility'],
      ['i18n', 'l10n', 'localization', 'translation'],
      ['dnd', 'drag and drop'],
      ['rtl', 'right to left'],
      ['csp', 'content security policy'],
      ['node', 'item'],
      ['rename', 'edit label'],
      ['freeze', 'pin'],
      ['hide', 'hidden', 'invisible'],
      ['separator', 'delimiter'],
      ['doughnut', 'donut'],
      ['radius', 'rounded'],
      ['null', 'missing'],
      ['farsi', 'persian', 'jalali'],
      ['jest', 'vitest'],
      ['table', 'grid'],
      ['dropdown', 'select'],
      ['clear', 'empty'],
    ],
  },
  notifications: [
    {
      id: 'version-8-9',
      title: 'Version 8.9 is out',
      text: 'These pages document version 8.9.2 of all four libraries.',
      href: '/x/introduction/roadmap/',
    },
  ],
  links: [
    { text: 'Templates', href: '/x/templates/' },
    { text: 'Pricing', href: 'https://mui.com/pricing/' },
  ],
  footer: {
    text: 'MUI X 8.9.2. Community packages under the MIT licence, Pro and Premium packages under a commercial one.',
    links: [
      { text: 'Licensing', href: '/x/introduction/licensing/' },
      { text: 'Support', href: '/x/introduction/support/' },
      { text: 'Telemetry', href: '/x/guides/telemetry/' },
      { text: 'Roadmap', href: '/x/introduction/roadmap/' },
      { text: 'Pricing', href: 'https://mui.com/pricing/' },
    ],
  },
});
