// Settings that are kept, by this tab and by others: what is read, what is written, and where nothing can be.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { choose, openSettings } from '../support/settings-dialog.ts';
import { visitedSite } from '../support/visited-site.ts';

const ride = `import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

export default function Ride() {
  const { direction, palette } = useTheme();
  return <Button data-primary={palette.primary.main}>Runs {direction}</Button>;
}
`;
const { open, built } = visitedSite({
  'content/index.md': pageText('Velo', '{{"demo": "Ride.tsx"}}'),
  'content/Ride.tsx': ride,
});

const rose = '#a8325e';
const look = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dir,
    document.documentElement.dataset['density'] ?? '',
    document.getElementById('xd-colors')?.textContent ? 'own' : '',
  ]);
const awake = async (page: Page) => {
  await page.locator('[data-xd-demo]').dispatchEvent('pointerover');
  await page.locator('[data-xd-demo][data-hydrated]').waitFor();
};

it('follows what is chosen in another tab, and demos with it', async () => {
  const { page, complaints } = await open('/');
  await awake(page);
  const other = await page.context().newPage();
  await other.goto(built().origin);
  await openSettings(other);
  await choose(other, 'Direction', 'Right to left');
  await page.locator('[data-xd-demo]', { hasText: 'Runs rtl' }).waitFor();
  await choose(other, 'Density', 'Dense');
  await page.locator('[data-xd-demo] .MuiButton-sizeSmall').waitFor();
  await choose(other, 'Primary colour', 'Rose');
  await page.locator(`[data-primary="${rose}"]`).waitFor();
  await expect.poll(() => look(page)).toEqual(['rtl', 'dense', 'own']);
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => look(page)).toEqual(['ltr', '', '']);
  expect(complaints).toEqual([]);
});

it('writes nothing but what was chosen: another tab may have chosen the rest', async () => {
  const { page } = await open('/', {
    prepare: (empty) => empty.route('**/reader-settings.*.js', (route) => route.abort()),
  });
  const other = await page.context().newPage();
  await other.goto(built().origin);
  await openSettings(other);
  await choose(other, 'Direction', 'Right to left');
  await openSettings(page);
  await choose(page, 'Density', 'Dense');
  expect(
    await page.evaluate(() => [localStorage.getItem('xdocs-direction'), localStorage.getItem('xdocs-density')]),
  ).toEqual(['rtl', 'dense']);
});

describe('where nothing can be stored', () => {
  const prepare = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('No.', 'SecurityError');
        },
      }),
    );

  it('the mode goes on changing', async () => {
    const { page, complaints } = await open('/', { prepare, colorScheme: 'light' });
    const modes: (string | null)[] = [];
    for (let click = 0; click < 4; click++) {
      await page.locator('[data-xd-mode-toggle]').click();
      modes.push(await page.locator('html').getAttribute('data-mode'));
    }
    expect(modes).toEqual(['dark', 'light', 'system', 'dark']);
    expect(complaints).toEqual([]);
  });

  it('one colour stays when another is chosen, and demos have both', async () => {
    const { page, complaints } = await open('/', { prepare });
    await awake(page);
    await openSettings(page);
    await choose(page, 'Primary colour', 'Rose');
    await page.locator(`[data-primary="${rose}"]`).waitFor();
    await choose(page, 'Secondary colour', 'Violet');
    const rules = await page.locator('#xd-colors').textContent();
    expect(rules).toContain(rose);
    expect(rules).toContain('#7a3fa8');
    expect(await page.locator(`[data-primary="${rose}"]`).count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

it.each(['null', '5', '"teal"', '[]', '{', '{"primary":null}', '{"primary":{"light":"reddish","dark":"#5cc9b6"}}'])(
  'takes %s for no colours',
  async (value) => {
    const { page, complaints } = await open('/', {
      prepare: (empty) => empty.addInitScript((text) => localStorage.setItem('xdocs-colors', text), value),
    });
    await awake(page);
    await openSettings(page);
    expect(
      await page
        .locator('.setting-colors input:checked')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    ).toEqual(['teal', 'orange']);
    expect(await page.locator('[data-primary="#0b6e63"]').count()).toBe(1);
    expect(complaints).toEqual([]);
  },
);

it('shows a demo as chosen while code for it was on its way', async () => {
  const seen: string[] = [];
  const first = await open('/', {
    prepare: (empty) => empty.on('request', (request) => void seen.push(request.url())),
  });
  await awake(first.page);
  // Only what turns styles around: the demo itself has begun.
  const late = (url: URL) => url.pathname.includes('/demos/') && !seen.includes(url.href);
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let asked: Promise<unknown> | undefined;
  const { page, complaints } = await open('/', {
    async prepare(empty) {
      await empty.addInitScript(() => localStorage.setItem('xdocs-direction', 'rtl'));
      await empty.route(late, (route) => released.then(() => route.continue()));
      // The demo may begin by itself as soon as the page is there.
      asked = empty.waitForRequest((request) => late(new URL(request.url())));
    },
  });
  await page.locator('[data-xd-demo]').dispatchEvent('pointerover');
  await asked;
  await openSettings(page);
  await choose(page, 'Density', 'Dense');
  release();
  await page.locator('[data-xd-demo] .MuiButton-sizeSmall', { hasText: 'Runs rtl' }).waitFor();
  expect(complaints).toEqual([]);
});
