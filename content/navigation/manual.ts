// The navigation: how to use the generator itself.
import type { NavigationEntry } from 'xdocs';

export const manual: NavigationEntry = {
  pathname: '/x/manual-group/',
  title: 'Manual of xdocs',
  children: [
    { pathname: '/x/manual/', title: 'Overview' },
    { pathname: '/x/manual/start/', title: 'First steps' },
    {
      pathname: '/x/manual/writing/',
      subheader: 'Writing',
      children: [
        { pathname: '/x/manual/pages/', title: 'Pages' },
        { pathname: '/x/manual/markdown/', title: 'Markdown' },
        { pathname: '/x/manual/demos/', title: 'Demos' },
        { pathname: '/x/manual/api-pages/', title: 'API pages' },
        { pathname: '/x/manual/navigation/', title: 'Navigation' },
        { pathname: '/x/manual/products/', title: 'Products, versions, languages' },
      ],
    },
    {
      pathname: '/x/manual/look/',
      subheader: 'Look and reach',
      children: [
        { pathname: '/x/manual/theming/', title: 'Theming' },
        { pathname: '/x/manual/shell/', title: 'Parts of the shell' },
        { pathname: '/x/manual/plugins/', title: 'Plugins' },
        { pathname: '/x/manual/search/', title: 'Search' },
        { pathname: '/x/manual/services/', title: 'Services' },
      ],
    },
    {
      pathname: '/x/manual/running/',
      subheader: 'Running',
      children: [
        { pathname: '/x/manual/checking/', title: 'Checking' },
        { pathname: '/x/manual/deploying/', title: 'Deploying' },
        { pathname: '/x/manual/large-sites/', title: 'Large sites' },
        { pathname: '/x/manual/many-machines/', title: 'Many machines' },
        { pathname: '/x/manual/migrating/', title: 'From other generators' },
        { pathname: '/x/manual/as-a-library/', title: 'As a library' },
        { pathname: '/x/manual/troubleshooting/', title: 'Troubleshooting' },
      ],
    },
    {
      pathname: '/x/manual/reference-group/',
      title: 'Reference',
      children: [
        { pathname: '/x/manual/reference/config/', title: 'Config' },
        { pathname: '/x/manual/reference/front-matter/', title: 'Front matter' },
        { pathname: '/x/manual/reference/directives/', title: 'Directives' },
        { pathname: '/x/manual/reference/navigation/', title: 'Navigation entries' },
        { pathname: '/x/manual/reference/rules/', title: 'Rules' },
        { pathname: '/x/manual/reference/command-line/', title: 'Command line' },
        { pathname: '/x/manual/reference/library/', title: 'Library' },
        { pathname: '/x/manual/reference/template-parts/', title: 'Template parts' },
        { pathname: '/x/manual/reference/interface-texts/', title: 'Interface texts' },
      ],
    },
  ],
};
