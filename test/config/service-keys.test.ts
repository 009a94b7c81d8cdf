// The config's keys for services, resolved: what readers are asked about, and who is asked for it.
import { describe, expect, it } from 'vitest';
import { servicesOf, servicesProblem } from '../../src/config/service-keys.ts';
import type { UserConfig } from '../../src/model/user-config.ts';

const analytics = { id: 'G 1' };

describe('analytics', () => {
  it('load the tag of their id, or the script that is named', () => {
    expect(servicesOf({ analytics }, '').analytics).toEqual({
      id: 'G 1',
      script: 'https://www.googletagmanager.com/gtag/js?id=G%201',
    });
    expect(servicesOf({ analytics: { id: 'G-1', script: '/tag.js' } }, '').analytics?.script).toBe('/tag.js');
  });

  it.each<[UserConfig, string]>([
    [{ analytics: { id: ' ' } }, '"analytics.id" is the measurement’s id, such as "G-12345"; found none.'],
    [
      { analytics: { id: 'G-1', script: 'javascript:alert(1)' } },
      '"analytics.script" is an address that begins with "https://", "http://" or "/", found "javascript:alert(1)".',
    ],
  ])('say what is wrong: %j', (config, problem) => {
    expect(servicesProblem(config)).toBe(problem);
  });
});

describe('consent', () => {
  it.each<[UserConfig, string | undefined]>([
    [{ analytics }, 'analytics'],
    [{ ads: { json: 'https://ads.example/' } }, 'ads'],
    [{ analytics, ads: { script: 'https://ads.example/' } }, 'both'],
    // House ads are the site's own.
    [{ analytics, ads: 'ads.ts' }, 'analytics'],
    [{ ads: { house: 'ads.ts' } }, undefined],
    [{ feedback: { endpoint: '/feedback' } }, undefined],
  ])('is asked for what others serve: %j', (config, subject) => {
    expect(servicesOf({ ...config, consent: true }, '').consent).toBe(subject);
    expect(servicesOf(config, '').consent).toBeUndefined();
    expect(servicesOf({ ...config, consent: false }, '').consent).toBeUndefined();
  });
});
