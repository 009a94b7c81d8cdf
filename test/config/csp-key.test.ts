// The config's key for the policy: what is taken, and what is said of the rest.
import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import type { UserConfig } from '../../src/model/user-config.ts';

const disk = { exists: () => true, isFolder: () => true, foldersOf: () => [], readText: () => undefined };
const cspOf = (csp: unknown) => resolveConfig({ csp } as UserConfig, '/site', 'xdocs.config.ts', {}, disk).csp;

describe('the key "csp"', () => {
  it.each([
    [false, false],
    [undefined, {}],
    [{ 'img-src': ['https://a.example'] }, { 'img-src': ['https://a.example'] }],
  ])('is %j', (csp, expected) => expect(cspOf(csp)).toEqual(expected));

  it.each([
    "'self'",
    "'none'",
    "'wasm-unsafe-eval'",
    "'unsafe-eval'",
    "'sha256-OWQzwQZTZFtz6BvnnLRvS2dVNtz8gc/OOdC1k0ImJ5A='",
    'https:',
    'wss:',
    '*',
    'a.example',
    '*.a.example',
    'https://*.a.example:*',
    'https://a.example:8080/pictures/',
    'http://localhost:3000',
    'wss://a.example',
  ])('takes %s', (source) => expect(cspOf({ 'script-src': [source] })).toEqual({ 'script-src': [source] }));

  it.each<[unknown, string]>([
    [true, '"csp" is false, or sources by directive such as { "img-src": ["https://example.com"] }, found true.'],
    [{ 'image-src': [] }, 'unknown key "csp.image-src". Did you mean "csp.img-src"?'],
    [{ 'img-src': 'https://a.example' }, '"csp.img-src" must be a list of sources, found "https://a.example".'],
    [{ 'img-src': [5] }, 'has the source 5: a source is a text such as "https://example.com".'],
    [{ 'img-src': ['https://a.example; script-src *'] }, '";" would end it; write %3B or %2C.'],
    [{ 'img-src': ['https://a.example https://b.example'] }, 'a source has no blanks; list each on its own.'],
    [{ 'img-src': ['self'] }, `the keyword has quotes of its own: "'self'".`],
    [{ 'script-src': ["'unsafe-evil'"] }, 'known keywords are none, self,'],
    [{ 'script-src': ["'nonce-abc'"] }, 'the same nonce for everybody'],
    [{ 'script-src': ["'unsafe-inline'"] }, 'browsers ignore it beside the hashes of scripts'],
    [{ 'img-src': ['https//a.example'] }, 'a scheme ends with a colon: "https:".'],
    [{ 'img-src': ['data'] }, 'a scheme ends with a colon: "data:".'],
    [{ 'img-src': ['https:/a.example'] }, 'a source is a host'],
    [{ 'frame-ancestors': ["'none'"] }, 'pages show demos in frames of their own'],
    [{ 'img-src': [''] }, 'a source is a host'],
  ])('refuses %j', (csp, message) => expect(() => cspOf(csp)).toThrow(message));
});
