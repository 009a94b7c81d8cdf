// Closing the line above the app bar. The script in the head hides what was closed before.
import { bannerAttribute, closedBannerKey } from '../../src/model/browser-storage.ts';
import { writeStored } from './stored.ts';
import { under } from './under.ts';

export function listenForBanner(): void {
  document.addEventListener('click', (event) => {
    const key = under<HTMLElement>(event, '[data-xd-banner]')?.dataset['xdBanner'];
    if (key === undefined) return;
    writeStored(closedBannerKey, key);
    document.documentElement.removeAttribute(bannerAttribute);
    // What had the focus is gone: it goes on with what comes next.
    document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true });
  });
}
