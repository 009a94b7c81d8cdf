// The same site with routes of its own and with Markdown plugins, which bring the reference parser with them.
import { defineConfig } from 'xdocs';
import config from './xdocs.config.ts';
import { bells } from './plugins/bells.ts';
import { numberedTables } from './plugins/numbered-tables.ts';

export default defineConfig({
  ...config,
  navigation: 'overridden-navigation.ts',
  remarkPlugins: [[bells, { sound: 'ring' }]],
  rehypePlugins: [numberedTables],
  route(file) {
    if (file === 'index.md') return '/x/';
    if (file === 'rides/index.md') return '/x/rides/';
    if (file === 'rides/booking/booking.md') return ['/x/book/', { pathname: '/x/reserve', disableAd: true, disableToc: true, wideLayout: true }];
    if (file === 'writing/gfm.md') return { pathname: '/x/text/', wideLayout: true };
    return undefined;
  },
});
