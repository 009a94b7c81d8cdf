// The house's own ads: all four can be shown, with a picture that exists and a text that fits its place.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import houseAds from '../../content/house-ads.ts';

const root = new URL('../../', import.meta.url);

describe('the house ads', () => {
  it('are the four that the slot expects', () => {
    expect(houseAds.map((ad) => ad.name)).toEqual(['templates', 'themes', 'enterprise-support', 'design-kit']);
    expect(new Set(houseAds.map((ad) => ad.label)).size).toBe(4);
  });

  it.each(houseAds)('$name has a picture of 130 by 100 in public', ({ img }) => {
    const file = new URL(`public${img}`, root);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain('width="130" height="100"');
  });

  it.each(houseAds)('$name leads somewhere and says so in a short text', ({ link, description }) => {
    expect(link).toMatch(/^(https:\/\/mui\.com\/|\/x\/).*\/$/);
    expect(description).toMatch(/\.$/);
    expect(description.length).toBeLessThanOrEqual(110);
  });
});
