// The config's keys about what a site looks like: what each mistake is told as, and what becomes of what is right.
import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import { cssVariableNames } from '../../src/model/css-variables.ts';
import { XdocsError } from '../../src/model/problem.ts';
import type { UserConfig } from '../../src/model/user-config.ts';

const there = ['/site/content', '/site/theme.ts', '/site/site.css', '/site/css/more.css'];

function resolved(user: UserConfig) {
  return resolveConfig(
    user,
    '/site',
    '/site/xdocs.config.ts',
    {},
    {
      exists: (path) => there.includes(path),
      isFolder: (path) => path === '/site/content',
      foldersOf: () => ['content'],
      readText: () => undefined,
    },
  );
}

function messageOf(user: object): string {
  try {
    resolved(user as UserConfig);
  } catch (error) {
    expect(error).toBeInstanceOf(XdocsError);
    return (error as Error).message;
  }
  throw new Error('the config was taken');
}

describe('a mistake is told with its place, what was found and what would be right', () => {
  it.each<[object, RegExp]>([
    [{ theme: { primary: '#123456' } }, /"theme\.primary" must be an object, found "#123456"/],
    [
      { theme: { primary: { light: '#12345', dark: '#fff' } } },
      /"theme\.primary\.light" is a colour such as .* found "#12345"/,
    ],
    [{ theme: { text: { light: 'black', dark: '#fff' } } }, /"theme\.text\.light" is a colour/],
    [{ theme: { primry: {} } }, /unknown key "theme\.primry"\. Did you mean "theme\.primary"\?/],
    [{ theme: { radius: -1 } }, /"theme\.radius" is a number of pixels between 0 and 64, found -1/],
    [{ theme: { options: './them.ts' } }, /"theme\.options" names the module \.\/them\.ts, which is not there/],
    [
      { theme: { options: { components: { MuiButton: { styleOverrides: { root: () => ({}) } } } } } },
      /"theme\.options\.components\.MuiButton\.styleOverrides\.root" is a function, .* name it/,
    ],
    [{ font: {} }, /"font\.family" is missing/],
    [{ font: { family: 'A', code: { family: 'B' } } }, /found both "family" and "code"/],
    [{ font: { family: 'A', src: '/a.ttf' } }, /"font\.src" is the URL path of a WOFF2 file .* found "\/a\.ttf"/],
    [{ font: { code: { family: 'A', src: '/a.woff2', stylesheet: '/a.css' } } }, /"font\.code" has both "src"/],
    [{ font: { family: 'A', stylesheet: 'fonts.css' } }, /"font\.stylesheet" is an address .* found "fonts\.css"/],
    [{ codeTheme: 'ember2' }, /"codeTheme" is "ember2", which is no theme\. Did you mean "ember"\?/],
    [{ codeTheme: { base: 'night' } }, /"codeTheme\.base" is "night", .* There are meadow, harbour/],
    [
      { codeTheme: { light: { keywrd: '#000' } } },
      /unknown key "codeTheme\.light\.keywrd"\. Did you mean "codeTheme\.light\.keyword"\?/,
    ],
    [{ css: './none.css' }, /"css" names the style sheet \.\/none\.css, which is not there/],
    [{ css: ['site.css', 'nope.css'] }, /"css" names the style sheet nope\.css, which is not there/],
    [
      { css: { variables: { acent: 'red' } } },
      /unknown key "css\.variables\.acent"\. Did you mean "css\.variables\.accent"\?/,
    ],
    [{ css: { variables: { ink: 'red; } body { display: none' } } }, /"css\.variables\.ink" is one value, without ";"/],
    [{ head: [{ meta: {} }] }, /"head\[0\]" has no attributes/],
    [{ head: [{ base: { href: '/' } }] }, /"head\[0\]" must have one key, meta, link or script/],
    [{ head: [{ meta: { name: 'a' }, link: {} }] }, /"head\[0\]" must have one key/],
    [{ head: [{ link: { rel: 'icn', href: '/' } }] }, /"head\[0\]" is a link of the kind "icn"; "rel" is one of /],
    [{ head: [{ link: { rel: 'icon', href: 'javascript:alert(1)' } }] }, /"head\[0\]" is a link without an address/],
    [{ head: [{ script: { defer: true } }] }, /"head\[0\]" is a script, which has either "src"/],
    [{ head: [{ script: { src: '/a.js', text: 'b()' } }] }, /"head\[0\]" is a script, which has either "src"/],
    [{ head: [{ script: { src: '/a.js', onload: 'b()' } }] }, /"head\[0\]" has the attribute "onload"/],
    [{ favicon: 'mark.svg' }, /"favicon" is the URL path of a file below the public folder, .* found "mark\.svg"/],
    [{ social: [{ icon: 'gitub', href: '/' }] }, /"social\[0\]\.icon" is "gitub", .* Did you mean "github"\?/],
    [{ social: [{ icon: '/mark.svg', href: '/' }] }, /"social\[0\]\.name" is missing/],
    [{ social: [{ icon: 'x', href: 'javascript:alert(1)' }] }, /"social\[0\]\.href" .* would run as code/],
    [{ banner: { text: ' ' } }, /"banner\.text" is empty/],
    [{ banner: { text: { de: 'Neu' } } }, /"banner\.text\.de" is for a language that is none of "locales": en/],
    [{ banner: { text: { de: 'Neu' } }, locales: ['en', 'de'] }, /"banner\.text\.en" is missing/],
    [{ interfaceLocales: ['zh'] }, /"interfaceLocales\[0\]" is "zh", which is none of "locales": en/],
  ])('%j', (user, message) => {
    expect(messageOf(user)).toMatch(message);
  });
});

it('has no look of its own where nothing is said', () => {
  expect(resolved({})).toMatchObject({
    theme: {},
    fonts: {},
    css: { files: [], variables: {} },
    head: [],
    social: [],
    interfaceLocales: ['en'],
  });
  expect(Object.keys(resolved({}))).not.toEqual(expect.arrayContaining(['radius']));
});

it('takes short forms, and makes paths absolute', () => {
  const config = resolved({
    theme: { primary: { light: '#123', dark: 'hsl(10 20% 70%)' }, options: { shape: { borderRadius: 3 } } },
    font: { family: 'Inter' },
    codeTheme: 'slate',
    css: ['./site.css', 'css/more.css', '@fontsource/inter', 'pretty-css/all.css'],
    head: [{ script: { src: '/count.js', defer: true, async: false } }, { meta: { name: 'author', content: 'Ada' } }],
  });
  expect(config.theme).toEqual({ primary: { light: '#123', dark: 'hsl(10 20% 70%)' } });
  expect([config.radius, config.themeOptions]).toEqual([3, { json: '{"shape":{"borderRadius":3}}' }]);
  expect([config.fonts, config.codeTheme]).toEqual([{ text: { family: 'Inter' } }, { base: 'slate' }]);
  expect(config.css.files).toEqual(['/site/site.css', '/site/css/more.css', '@fontsource/inter', 'pretty-css/all.css']);
  expect(config.head).toEqual([
    { tag: 'script', attributes: { src: '/count.js', defer: '' } },
    { tag: 'meta', attributes: { name: 'author', content: 'Ada' } },
  ]);
  expect(resolved({ theme: { options: './theme.ts', radius: 0 } })).toMatchObject({
    radius: 0,
    themeOptions: { module: '/site/theme.ts' },
  });
});

it('knows each variable once', () => {
  expect(new Set(cssVariableNames).size).toBe(cssVariableNames.length);
});
