// The colours of this site, in each scheme: its brand, and what charts are drawn in. Out: the roles for the config, and, by default, options of
// Material UI's theme, which demos and their exports have. It imports nothing, so that an export can hold it as it is.

export const brand = {
  primary: { light: '#0b6e63', dark: '#5cc9b6' },
  secondary: { light: '#94481c', dark: '#f0a878' },
};

/**
 * After the brand's, chosen to be told apart with each kind of colour blindness. All have 4.5:1 to the ground of their
 * scheme, so that a text on them can have the colour of the ground.
 */
const further = {
  light: ['#1371ea', '#8d63a6', '#3f1e8e', '#6b1f16'],
  dark: ['#837bc5', '#e45e4d', '#a3f5fd', '#f0db84'],
};

/** The palette of charts. */
export const chartColors = (scheme: 'light' | 'dark') => [brand.primary[scheme], brand.secondary[scheme], ...further[scheme]];

export default {
  components: { MuiChartDataProvider: { defaultProps: { colors: chartColors } } },
};
