// What the browser keeps for a reader is declared in one module: its settings have words and a look, and nothing else
// in the templates knows a key, or reaches for storage.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as declared from '../../src/model/browser-storage.ts';
import {
  offeredSettings,
  shownSettings,
  valueFrom,
  valuesOf,
  type ReaderSetting,
} from '../../src/model/browser-storage.ts';
import { interfaceTexts } from '../../src/model/interface-texts.ts';

const folder = fileURLToPath(new URL('../../templates/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const textsOf = (pattern: RegExp) =>
  files
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(folder + path, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*/gm, '') }));
const scripts = textsOf(/\.tsx?$/);
const styles = textsOf(/\.css$/)
  .map(({ text }) => text)
  .join('\n');

const settings = Object.entries<unknown>(declared).filter(
  (entry): entry is [string, ReaderSetting] => Array.isArray(entry[1]) && typeof entry[1][0] === 'string',
);
const keys = [
  ...settings.map(([, [key]]) => key),
  ...Object.entries(declared).flatMap(([name, value]) =>
    /(?:Key|Prefix)$|^languageName$/.test(name) ? [String(value)] : [],
  ),
];

describe('the settings', () => {
  it('are told apart by their keys and attributes, and each has values to choose from', () => {
    expect(settings.length).toBeGreaterThan(4);
    const attributes = settings.map(([, [, attribute]]) => attribute).filter(Boolean);
    for (const names of [keys, attributes, ...settings.map(([, setting]) => valuesOf(setting))]) {
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('are shown where they have an attribute', () => {
    expect(new Set(shownSettings)).toEqual(
      new Set(settings.map(([, setting]) => setting).filter(([, attribute]) => attribute)),
    );
  });

  it.each(Object.entries(offeredSettings))('%s has words for itself and its values', (name, setting) => {
    expect(shownSettings).toContain(setting);
    expect(Object.keys(interfaceTexts)).toEqual(
      expect.arrayContaining([name, ...valuesOf(setting)].map((word) => `settings.${word}`)),
    );
  });

  it.each(shownSettings.map((setting) => [setting[1], setting] as const))(
    'style sheets know %s and its values, and no others',
    (attribute, setting) => {
      const [first, ...others] = valuesOf(setting);
      const known = [...styles.matchAll(new RegExp(`\\[${attribute}='([^']*)'\\]`, 'g'))].map(([, value]) => value);
      expect(known).toEqual(expect.arrayContaining(others));
      expect([first, ...others]).toEqual(expect.arrayContaining(known));
    },
  );

  it('are followed by other tabs where the settings dialog offers them', () => {
    // The mode is followed by what shows it.
    for (const setting of Object.values(offeredSettings))
      expect(declared.isFollowed(setting[0])).toBe(setting !== declared.mode);
    expect(declared.isFollowed(declared.colorRulesKey)).toBe(true);
    expect(declared.isFollowed(declared.seenNotificationsKey)).toBe(false);
  });

  it('hold their first value where nothing else was chosen', () => {
    for (const [, setting] of settings) {
      for (const value of valuesOf(setting)) expect(valueFrom(setting, value)).toBe(value);
      for (const text of [null, '', 'weird', setting[0], setting[1]])
        expect(valueFrom(setting, text)).toBe(valuesOf(setting)[0]);
    }
  });
});

describe('the templates', () => {
  it('name no key', () => {
    // The layout's is the name of its radio buttons, too.
    const own = keys.filter((key) => key !== declared.apiLayout[0]);
    const named = scripts.filter(({ text }) => own.some((key) => new RegExp(`['"\`]${key}`).test(text)));
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  it('reach for storage in few places', () => {
    const reaching = scripts.filter(({ text }) => /\b(?:localStorage|sessionStorage|indexedDB|\.cookie)\b/.test(text));
    expect(reaching.map(({ path }) => path)).toEqual([
      'client/code-choices.ts',
      'client/cookies.ts',
      'client/edited-demos.ts',
      'client/inline.ts',
      'client/language.ts',
      // How often a tab has loaded itself again.
      'client/missing-part.ts',
      'client/stored.ts',
      // What edited code gets in its place.
      'editing/stand-in-storage.ts',
      // The cookies of the analytics' tag go when their reader takes back what was allowed.
      'services/tag.ts',
    ]);
  });
});
