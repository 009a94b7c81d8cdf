// The two themes of a site: the shell's and the demos'. In: the site's colours. Out: Material UI themes that share
// their CSS variables, so that one stylesheet serves both and switching the scheme renders nothing again.
import { createTheme } from '@mui/material/styles';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { schemeAttribute } from '../../src/model/browser-storage.ts';
import type { ThemeColors } from '../../src/model/identity.ts';
import { mergedOptions } from '../../src/model/merged-options.ts';
import { paletteOf } from './palette.ts';
import { siteOptions } from './site-options.ts';

/** Corner radius of the shell, in pixels. Demos keep the library's 4. */
const docsRadius = 12;
const demoRadius = 4;

/** The font of text where the site's options name none. */
export const sansSerif = '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

function foundation(colors: ThemeColors) {
  return {
    cssVariables: { colorSchemeSelector: schemeAttribute },
    colorSchemes: {
      light: { palette: paletteOf('light', colors) },
      dark: { palette: paletteOf('dark', colors) },
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    spacing: 8,
    typography: { fontFamily: sansSerif, fontSize: 14 },
    zIndex: {
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 200,
        short: 250,
        standard: 300,
        complex: 375,
        enteringScreen: 225,
        leavingScreen: 195,
      },
    },
  } satisfies ThemeOptions & { cssVariables: object };
}

type Options = ReturnType<typeof foundation> & ThemeOptions;

/**
 * Options with the site's own over them. Colours that are set as such (the config's roles, the reader's choice) are
 * stronger: a role is theirs as a whole, because shades of another main colour would not fit.
 */
function withSiteOptions(options: Options, colors: ThemeColors): Options {
  const all = mergedOptions(options, siteOptions) as Options;
  for (const scheme of ['light', 'dark'] as const) {
    const given = options.colorSchemes[scheme].palette as Readonly<Record<string, unknown>>;
    const palette = all.colorSchemes[scheme].palette as Record<string, unknown>;
    const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success', 'divider'] as const;
    for (const role of roles) if (colors[role]) palette[role] = given[role];
  }
  return all;
}

/** The dense theme: small buttons, dense margins, dense tables. */
const denseComponents: ThemeOptions['components'] = {
  MuiButton: { defaultProps: { size: 'small' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiFilledInput: { defaultProps: { margin: 'dense' } },
  MuiFormControl: { defaultProps: { margin: 'dense' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInputBase: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { margin: 'dense' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};

/** The theme of the app shell: rounder, quieter, no ripples. */
export function createDocsTheme(colors: ThemeColors = {}, radius = docsRadius): Theme {
  const options = {
    ...foundation(colors),
    components: {
      MuiAppBar: { defaultProps: { color: 'transparent', elevation: 0 } },
      MuiButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 500 } } },
    },
  } satisfies ThemeOptions;
  return createTheme({
    ...mergedOptions(withSiteOptions(options, colors), {
      // Ripples need React in the browser; the shell is plain HTML there.
      components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
    }),
    shape: { borderRadius: radius },
  });
}

/** What a reader may change of a demo's theme besides its colours. */
interface DemoThemeOptions {
  readonly direction?: 'ltr' | 'rtl';
  readonly dense?: boolean;
}

/** The theme around every demo: the library as it comes, in the site's colours. */
export function createDemoTheme(
  colors: ThemeColors = {},
  { direction = 'ltr', dense = false }: DemoThemeOptions = {},
): Theme {
  const options = withSiteOptions({ ...foundation(colors), shape: { borderRadius: demoRadius } }, colors);
  return createTheme({
    ...(dense ? mergedOptions(options, { components: denseComponents }) : options),
    direction,
  });
}
