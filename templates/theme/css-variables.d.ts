// Tells Material UI's types that the themes here carry CSS variables and colour schemes.
import '@mui/material/styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}
