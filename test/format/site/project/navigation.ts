// The navigation: it is evaluated, so it may import and compute.
import { apiPages, type NavigationEntry } from 'xdocs';
import { rides } from './parts/rides.ts';
import { pagesOf } from 'docs/pages';

const navigation: NavigationEntry[] = [
  { pathname: '/x/', title: 'Home', icon: 'HomeIcon' },
  rides,
  { pathname: '/x/writing-group/', title: 'Writing', children: pagesOf('/x/writing/') },
  { pathname: '/x/react-demos/', title: 'Demos', children: [{ pathname: '/x/demos/', beta: true, linkProps: { 'data-track': 'demos' } }, { pathname: '/x/components/', deprecated: true }] },
  { pathname: '/x/bikes/', plan: 'premium' },
  { pathname: '/x/react-old-bikes/' },
  { pathname: '/material-ui/getting-started/', title: 'Material UI' },
  { pathname: 'https://velo.example.org/shop/', title: 'Shop' },
  { pathname: '/x/api-group', title: 'API', children: [{ pathname: '/x/api/bikes/' }, apiPages('x-bikes')] },
];

export default navigation;
