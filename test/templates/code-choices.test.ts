// The language and styling of code: what an address asks for, what a cookie keeps, and who writes one.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  chooseLanguage,
  chooseStyling,
  codeChoice,
  followHash,
  showFirstChoice,
} from '../../templates/client/code-choices.ts';

interface Browser {
  readonly dataset: Record<string, string>;
  /** What was written. */
  readonly cookies: string[];
  /** How often the document was told of a change. */
  readonly told: () => number;
}

/** What these functions need of a browser. */
function browser(hash: string, cookie = '', dataset: Record<string, string> = {}): Browser {
  const cookies: string[] = [];
  let told = 0;
  const html = {
    dataset,
    setAttribute: (name: string, value: string) =>
      (dataset[name.replace('data-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value),
  };
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('document', {
    documentElement: html,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookies.push(text);
    },
    dispatchEvent: () => told++,
  });
  return { dataset, cookies, told: () => told };
}
afterEach(() => vi.unstubAllGlobals());

const js = { codeLanguage: 'js' };
const tailwind = { codeStyling: 'tailwind' };
const css = { codeStyling: 'css' };

describe('the first paint', () => {
  it.each<[string, string, string, Record<string, string>]>([
    ['shows TypeScript and MUI System', '', '', {}],
    ['follows the cookies', '', 'a=b; codeVariant=JS; codeStyling=css', { ...js, ...css }],
    ['takes a cookie that says what is so anyway', '', 'codeVariant=TS; codeStyling=system', {}],
    ['ignores a cookie of no known value', '', 'codeVariant=JSX; codeStyling=tailwinds', {}],
    ['follows a language in the address', '#Basic.js', '', js],
    ['follows it over the cookie', '#Basic.tsx', 'codeVariant=JS', {}],
    ['follows a styling in the address', '#tailwind-Basic.js', '', { ...js, ...tailwind }],
    ['follows it over the cookie, too', '#system-Basic.tsx', 'codeStyling=css; codeVariant=JS', {}],
    ['needs a language in the address for a styling', '#tailwind-Basic', 'codeStyling=css', css],
    ['keeps the styling of the cookie where the address names none', '#Basic.js', 'codeStyling=css', { ...js, ...css }],
    ['finds a styling anywhere before the end', '#my-css-Basic.tsx', '', css],
    ['takes the first styling of several', '#tailwind-css-Basic.tsx', '', tailwind],
    ['does not take what stands elsewhere', '#Basic.json', '', {}],
    ['does not take what stands before the end', '#Basic.js-2', '', {}],
  ])('%s', (_, hash, cookie, expected) => {
    const { dataset, cookies } = browser(hash, cookie);
    showFirstChoice(document.documentElement);
    expect(dataset).toEqual(expected);
    expect(cookies).toEqual([]);
  });
});

describe('a later address', () => {
  it('changes what it names, tells so, and writes no cookie', () => {
    const page = browser('#css-Basic.js', '', {});
    followHash();
    expect([page.dataset, page.told(), page.cookies]).toEqual([{ ...js, ...css }, 1, []]);
    followHash();
    expect(page.told()).toBe(1);
  });

  it('leaves what it does not name', () => {
    const page = browser('#basics', '', { ...js, ...css });
    followHash();
    expect([codeChoice(), page.told()]).toEqual([{ language: 'js', styling: 'css' }, 0]);
  });
});

describe('a reader', () => {
  it('chooses a language for a year', () => {
    const page = browser('#Basic.tsx');
    chooseLanguage('js');
    chooseLanguage('ts');
    expect(page.cookies).toEqual(['codeVariant=JS;path=/;max-age=31536000', 'codeVariant=TS;path=/;max-age=31536000']);
    expect([page.dataset, page.told()]).toEqual([{}, 2]);
  });

  it('chooses a styling for a year', () => {
    const page = browser('');
    chooseStyling('tailwind');
    expect(page.dataset).toEqual(tailwind);
    chooseStyling('system');
    expect(page.cookies).toEqual([
      'codeStyling=tailwind;path=/;max-age=31536000',
      'codeStyling=system;path=/;max-age=31536000',
    ]);
    expect(page.dataset).toEqual({});
  });

  it('keeps a choice that changes nothing: it may be another than the address asked for', () => {
    const page = browser('#Basic.js', '', { ...js });
    chooseLanguage('js');
    expect([page.cookies.length, page.told()]).toEqual([1, 0]);
  });
});
