// Pages with ads for tests: a site with four ads of the house, and a page of it whose clock stands still, whose dice are
// loaded, and that keeps what analytics would hear and how much of it has moved.
import type { Locator, Page } from 'playwright-core';
import { pageText } from './disk-site.ts';
import type { VisitedSite } from './visited-site.ts';
import { stopClock, toldRequests } from './watched-page.ts';

const houseAds = ['pass', 'helmet', 'tour', 'lock'].map((name) => ({
  name,
  link: name === 'pass' ? '/other/' : `https://velo.example/${name}/`,
  img: `/static/${name}.svg`,
  description: `The ${name} of the house, for everybody who rides a bike in the city.`,
  poweredby: 'Velo',
  label: `in-house-${name}`,
}));
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';
const bell = 'export default function Bell() {\n  return <button type="button">Ring</button>;\n}\n';

/** The files of a site whose config has these keys. */
export function adSite(config: object): Readonly<Record<string, string>> {
  const demos = '{{"demo": "Bell.tsx"}}\n\nMore.\n\n{{"demo": "Quiet.tsx", "disableAd": true}}';
  return {
    'xdocs.config.ts': `export default ${JSON.stringify(config)};`,
    'ads.ts': `export default ${JSON.stringify(houseAds)};`,
    ...Object.fromEntries(houseAds.map(({ img }) => [`public${img}`, picture])),
    'content/index.md': pageText('Velo', `Words.\n\n${demos}\n\n[Other](/other/)`),
    'content/other.md': pageText('Other', 'Words.\n\n[Velo](/)'),
    'content/without.md': `---\ndisableAd: true\n---\n${pageText('Without', 'Words.\n\n{{"demo": "Bell.tsx"}}')}`,
    'content/landing.md': `---\nlayout: landing\n---\n${pageText('Landing')}`,
    'content/Bell.tsx': bell,
    'content/Quiet.tsx': bell,
  };
}

/** Dice for a picture and the third ad of the house, and for a line of text. */
export const [imageDice, inlineDice] = [0.5, 0.1];

export interface AdPage {
  readonly page: Page;
  readonly complaints: string[];
  /** What analytics would hear. */
  events(): Promise<string[]>;
  /** How much has moved that no reader has moved. */
  shifts(): Promise<number>;
  /** Lets so many milliseconds pass, and what was asked for in them arrive. */
  pass(ms: number): Promise<void>;
}

/** Opens a page, whose dice always show one number. */
export async function openWithAds(
  site: VisitedSite,
  path: string,
  dice = imageDice,
  options: Parameters<VisitedSite['open']>[1] = {},
): Promise<AdPage> {
  const { page, complaints } = await site.open(path, {
    ...options,
    async prepare(opened) {
      await stopClock(opened);
      await opened.addInitScript(keepWhatHappens, dice);
      await options.prepare?.(opened);
    },
  });
  const seen = <T>(key: string) =>
    page.evaluate((name) => (window as unknown as { seen: Record<string, T> }).seen[name]!, key);
  return {
    page,
    complaints,
    events: () => seen<string[]>('events'),
    shifts: () => seen<number>('shifts'),
    async pass(ms) {
      for (let done = 0; done < ms; done += 500) {
        await page.clock.runFor(Math.min(500, ms - done));
        await toldRequests(page);
      }
    },
  };
}

/** Runs in the page. */
function keepWhatHappens(dice: number): void {
  Math.random = () => dice;
  const seen = { events: [] as string[], shifts: 0, executed: 0 };
  Object.assign(window, { seen });
  document.addEventListener('xdocs:ad', (event) => {
    const { action, label } = (event as CustomEvent<{ action: string; label: string }>).detail;
    seen.events.push(`${action} ${label}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the slot below the description shows. */
export function shownCard(page: Page): Locator {
  return page.locator('.backing-page .backing-card:visible');
}
