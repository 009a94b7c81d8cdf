// The navigation: whole pages to start from.
import type { NavigationEntry } from 'xdocs';

export const templates: NavigationEntry = {
  pathname: '/x/templates-group/',
  title: 'Templates',
  children: [
    { pathname: '/x/templates/', title: 'Overview' },
    { pathname: '/x/templates/dashboard/' },
    { pathname: '/x/templates/crud-dashboard/', title: 'CRUD dashboard' },
    { pathname: '/x/templates/marketing-page/' },
    { pathname: '/x/templates/pricing/' },
    { pathname: '/x/templates/checkout/' },
    { pathname: '/x/templates/blog/' },
    { pathname: '/x/templates/sign-in/' },
    { pathname: '/x/templates/sign-in-side/' },
    { pathname: '/x/templates/sign-up/' },
    { pathname: '/x/templates/sticky-footer/' },
  ],
};
