// The policy of a site as its config makes it: every service has its sources in the directives that it needs, and no
// more; nothing lets foreign scripts or evaluated texts run.
import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { framingPolicy, policyText, sitePolicy } from '../../src/model/content-security-policy.ts';
import type { UserConfig } from '../../src/model/user-config.ts';

const disk = { exists: () => true, isFolder: () => true, foldersOf: () => [], readText: () => undefined };

function configOf(user: UserConfig) {
  return resolveConfig(user, '/site', undefined, {}, disk);
}

/** The directives of a site's policy, by name. */
function directivesOf(user: UserConfig): Record<string, string> {
  const policy = sitePolicy(configOf(user));
  return Object.fromEntries(
    policyText(policy!)
      .split('; ')
      .map((text) => [text.split(' ')[0]!, text.split(' ').slice(1).join(' ')]),
  );
}

const plain = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'form-action': "'self' https://stackblitz.com https://codesandbox.io",
  'object-src': "'none'",
  'base-uri': "'none'",
};

describe('the policy of a site', () => {
  it.each<[string, UserConfig, Record<string, string>]>([
    ['without services', {}, {}],
    [
      'with Google’s icon font',
      { fontHost: 'https://fonts.googleapis.com/' },
      {
        'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
        'font-src': "'self' data: https://fonts.gstatic.com",
      },
    ],
    [
      'with fonts of another host',
      { fontHost: 'https://fonts.velo.example' },
      {
        'style-src': "'self' 'unsafe-inline' https://fonts.velo.example",
        'font-src': "'self' data: https://fonts.velo.example",
      },
    ],
    [
      'with a chat and feedback, where the pages’ own host needs no words',
      { chat: { name: 'Chat', endpoint: 'https://chat.example:8443/demos?a' }, feedback: { endpoint: '/feedback' } },
      { 'connect-src': "'self' https://chat.example:8443" },
    ],
    ['with house ads, whose pictures may lie anywhere', { ads: 'ads.ts' }, { 'img-src': "'self' data: blob: https:" }],
    [
      'with an ad network',
      { ads: { json: 'http://127.0.0.1:9/ads.json', script: 'https://ads.example/a.js' } },
      {
        'img-src': "'self' data: blob: https: http://127.0.0.1:9",
        'connect-src': "'self' http://127.0.0.1:9 https://ads.example",
        'script-src': "'self' https://ads.example",
      },
    ],
    [
      'with Google’s tag',
      { analytics: { id: 'G-1' } },
      {
        'script-src': "'self' https://*.googletagmanager.com",
        'img-src': "'self' data: blob: https://*.google-analytics.com https://*.googletagmanager.com",
        'connect-src':
          "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
      },
    ],
    [
      'with a tag of another host',
      { analytics: { id: 'a', script: 'https://count.example/tag.js' } },
      {
        'script-src': "'self' https://count.example",
        'img-src': "'self' data: blob: https://count.example",
        'connect-src': "'self' https://count.example",
      },
    ],
    [
      'extended by the config: a list begins with what it falls back to',
      {
        csp: { 'img-src': ['https://a.example', 'data:'], 'media-src': ['https://b.example'], 'base-uri': ["'self'"] },
      },
      {
        'img-src': "'self' data: blob: https://a.example",
        'media-src': "'self' https://b.example",
        'base-uri': "'self'",
      },
    ],
    ['narrowed by the config', { csp: { 'form-action': ["'none'"] } }, { 'form-action': "'none'" }],
    [
      'with an answer to who may frame it, which is the header’s affair',
      { csp: { 'frame-ancestors': ['https://a.example'] } },
      {},
    ],
  ])('%s', (_, user, other) => expect(directivesOf(user)).toEqual({ ...plain, ...other }));

  it.each<UserConfig>([{}, { ads: { script: 'https://a.example/a.js' }, analytics: { id: 'G-1' } }, { ads: 'a.ts' }])(
    'lets no text run as a script: %j',
    (user) => {
      expect(directivesOf(user)['script-src']).not.toMatch(/unsafe|data:|blob:|https?:(?!\/)|\*(?!\.)/);
      expect(directivesOf(user)['default-src']).toBe("'self'");
    },
  );

  it('is nothing where the config wants none', () => {
    expect(sitePolicy(configOf({ csp: false }))).toBeUndefined();
    expect(framingPolicy(configOf({ csp: false }))).toBeUndefined();
  });
});

describe('who may frame pages', () => {
  it.each<[UserConfig['csp'], string]>([
    [undefined, "frame-ancestors 'self'"],
    [{ 'frame-ancestors': ['https://a.example'] }, "frame-ancestors 'self' https://a.example"],
  ])('%j', (csp, expected) => expect(framingPolicy(configOf(csp === undefined ? {} : { csp }))).toBe(expected));
});

describe('the policy of a page', () => {
  it('is that of the site with what is found in the page, each source once', () => {
    const site = sitePolicy(configOf({ csp: { 'img-src': ['https://a.example'] } }))!;
    const found = {
      'img-src': ['https://a.example', 'https://b.example'],
      'frame-src': ['https://c.example'],
      'object-src': ["'self'"],
    };
    const text = policyText(site, found);
    expect(text).toContain("img-src 'self' data: blob: https://a.example https://b.example;");
    expect(text).toContain("frame-src 'self' https://c.example;");
    expect(text).toContain("object-src 'self';");
  });

  it('names no host where all are allowed, so that pages have the same one', () => {
    const site = sitePolicy(configOf({ ads: 'ads.ts' }))!;
    expect(policyText(site, { 'img-src': ['https://a.example'] })).toBe(policyText(site));
    expect(policyText(site, { 'img-src': ['http://a.example'] })).not.toBe(policyText(site));
  });

  it('does not bring back what the config forbids', () => {
    const site = sitePolicy(configOf({ csp: { 'frame-src': ["'none'"], 'object-src': ["'none'"] } }))!;
    const text = policyText(site, { 'frame-src': ['https://c.example'], 'object-src': ["'self'"] });
    expect(text).toContain("frame-src 'none';");
    expect(text).toContain("object-src 'none';");
  });
});
