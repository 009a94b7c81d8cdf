// What axe finds in an open page. In: a page. Out: rules with places.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into the page that is shown. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** What it finds now, as `rule: place`. */
export function axeFindings(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    // Of what is well, nobody asks where it is.
    const { violations } = await tool.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}
