// Runs before the first demo, in the browser and where demos are rendered: no telemetry from a documentation site, and the licence key, if the
// build was given one. In: XDOCS_LICENSE_KEY, which the bundler writes in. Out: two globals of the libraries.
import { LicenseInfo } from '@mui/x-license';

Object.assign(globalThis, { __MUI_X_TELEMETRY_DISABLED__: true });

const licenseKey = process.env.XDOCS_LICENSE_KEY;
if (licenseKey) LicenseInfo.setLicenseKey(licenseKey);
