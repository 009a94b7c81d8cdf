// The site's own options of Material UI's theme. There are none here: the bundler puts those of the config in this
// module's place (src/bundle/site-theme.ts).
import type { ThemeOptions } from '@mui/material/styles';

export const siteOptions: ThemeOptions = {};
