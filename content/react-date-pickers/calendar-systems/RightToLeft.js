import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

// Mirrors styles: margin-left becomes margin-right.
const mirrored = createCache({ key: 'pickers-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const rightToLeft = (outer) => createTheme(outer, { direction: 'rtl' });

/** Turns everything in it around. An application sets `dir` on its `<html>` instead. */
export function RightToLeft({ children }) {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={rightToLeft}>
        <div dir="rtl">{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
