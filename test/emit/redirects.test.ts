// The small page at an old address: it takes the reader's query and fragment along, and no target can break out of its
// script.
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { redirectPages } from '../../src/emit/redirects.ts';
import { textsOf } from '../support/emitted-texts.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const origin = 'https://velo.example';

async function oldPage(to: string): Promise<string> {
  const files = {
    'index.md': pageText('', 'Home'),
    'redirects.ts': `export default { '/old/': ${JSON.stringify(to)} };`,
  };
  const { site } = await siteFrom(files, { origin, redirects: 'content/redirects.ts' });
  return textsOf(redirectPages, site).get('old/index.html')!;
}

/** Where a browser that came to the old address with this query and fragment is sent. */
async function sentTo(to: string, asked: string): Promise<string> {
  const scripts = [...(await oldPage(to)).matchAll(/<script data-to="([^"]*)">([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const [, target, text] = scripts[0]!;
  const dataset = {
    to: target!.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  };
  const { href, search, hash } = new URL(asked, `${origin}/old/`);
  const went: string[] = [];
  runInNewContext(text!, {
    URL,
    document: { currentScript: { dataset } },
    location: { href, search, hash, replace: (url: URL) => went.push(String(url)) },
  });
  return went.join(' ');
}

it.each([
  ['/new/', '', `${origin}/new/`],
  ['/new/', '?userLanguage=zh#bells', `${origin}/new/?userLanguage=zh#bells`],
  ['/new/#wheels', '', `${origin}/new/#wheels`],
  ['/new/#wheels', '?a=1', `${origin}/new/?a=1#wheels`],
  ['/new/#wheels', '#bells', `${origin}/new/#bells`],
  ['/new/?b=2', '?a=1', `${origin}/new/?b=2&a=1`],
  ['https://elsewhere.example/a', '?q=%22%3C#x', 'https://elsewhere.example/a?q=%22%3C#x'],
])('leads to %s, asked for with "%s"', async (to, asked, expected) => expect(await sentTo(to, asked)).toBe(expected));

it.each([`/new/'"\\`, '/new/?x=</script><script>alert(1)</script>', '/new/?x=<!--<script>'])(
  'holds %s as text',
  async (to) => {
    expect(await sentTo(to, '?a=1')).toBe(`${new URL(to, origin).href}${to.includes('?') ? '&' : '?'}a=1`);
  },
);

it('has the same script for every target, so that one policy fits all of these pages', async () => {
  const scriptOf = async (to: string) => /<script[^>]*>(.*)<\/script>/.exec(await oldPage(to))?.[1];
  expect(await scriptOf('/new/')).toBe(await scriptOf('https://elsewhere.example/?a="'));
});

it('leads on without a script, by what cannot overtake the script where there is one, and says which address counts', async () => {
  const page = (await oldPage('/new/')).replace(/<script data-to=.*?>[\s\S]*?<\/script>/, '');
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/new/"></noscript>');
  expect(page).toContain(`<link rel="canonical" href="${origin}/new/">`);
  expect(page).toContain('<a href="/new/">/new/</a>');
});
