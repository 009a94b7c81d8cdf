// One Chromium for all files that a worker runs. In: nothing. Out: the browser, started when it is first asked for.
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';

/** What Playwright switches off by itself: the switch below is taken once only, so its list has to be in ours. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/**
 * The lists below the address bar are pages of their own, which a browser with a window loads for each new one: more
 * work than most of our pages are. A headless shell has no window.
 */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'];

let launched: Promise<Browser> | undefined;

/**
 * The Chromium that the set-up found; it ends with the worker. Tests share nothing of it but the process: each of their
 * pages has a context of its own.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await launched?.catch(() => undefined);
  if (known?.isConnected()) return known;
  launched = chromium.launch({
    executablePath: inject('chromium'),
    args: ['--no-sandbox', `--disable-features=${[...switchedOffByPlaywright, ...windowParts].join()}`],
  });
  return launched;
}
