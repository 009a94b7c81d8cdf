// The settings as a reader uses them. In: a page. Out: the dialog, opened, with something chosen.
import type { Page } from 'playwright-core';

/** The dialog. */
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
/** Opens it and waits for all that is in it. */
export async function openSettings(page: Page): Promise<void> {
  await page.locator('[data-xd-open=settings]').click();
  await page.locator('dialog .setting-primary').waitFor();
}
/** Chooses one of a group by its label. */
export const choose = (page: Page, group: string, name: string) =>
  settings(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true });
