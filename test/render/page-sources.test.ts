// What a document asks for, found in its HTML: hashes as a browser computes them, origins by kind, and nothing of what
// only looks like a tag.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageSources } from '../../src/render/page-sources.ts';
import { securedDocument } from '../../src/render/secured-document.ts';

const hashOf = (text: string, kind = 'sha256') => `'${kind}-${createHash(kind).update(text).digest('base64')}'`;

describe('scripts of a page', () => {
  it.each([
    ['<script>run()</script>', 'run()'],
    ['<SCRIPT type="text/javascript">\n run("</b>")\n</SCRIPT >', '\n run("</b>")\n'],
    ['<script type=module data-a=">">go()</script>', 'go()'],
    ['<script>a\r\nb\rc</script>', 'a\nb\nc'],
    ['<script type="importmap">{}</script>', '{}'],
    ['<script></script>', ''],
  ])('%s', (html, text) => expect(pageSources(html)).toEqual({ 'script-src': [hashOf(text)] }));

  it.each(['application/ld+json', 'application/json', 'text/plain'])('data of the type %s needs none', (type) =>
    expect(pageSources(`<script type="${type}">{"a": "<img src=https://a.example/>"}</script>`)).toEqual({}),
  );

  it('handlers have a hash of another kind, of the text that a browser reads', () => {
    const found = pageSources('<button onclick="say(&quot;a&quot;, &#39;b&#39; &amp;&amp; 1)">Ring</button>');
    expect(found).toEqual({ 'script-src': [hashOf(`say("a", 'b' && 1)`, 'sha384'), "'unsafe-hashes'"] });
  });

  it('sees no handler in code that is shown', () => {
    expect(pageSources('<pre title="a onclick=b"><code>&lt;a onClick={ring}&gt; onclick="x"</code></pre>')).toEqual({});
  });
});

describe('what lies elsewhere', () => {
  it.each<[string, object]>([
    ['<script src="https://A.example/x.js?a;b"></script>', { 'script-src': ['https://a.example'] }],
    ['<script src="/own.js"></script>', {}],
    ['<img alt="a > b" src="https://a.example/p.png">', { 'img-src': ['https://a.example'] }],
    ["<img src='//a.example/p.png'>", { 'img-src': ['a.example'] }],
    ['<img data-src="https://a.example/p.png" src="/p.png">', {}],
    [
      '<img src="/a.png" srcset="https://a.example/1.png 1x, https://b.example:8/2.png 2x">',
      { 'img-src': ['https://a.example', 'https://b.example:8'] },
    ],
    ['<picture><source srcset="https://a.example/a.avif"></picture>', { 'img-src': ['https://a.example'] }],
    [
      '<video poster="https://p.example/p.png"><source src="https://v.example/v.mp4"></video>',
      { 'img-src': ['https://p.example'], 'media-src': ['https://v.example'] },
    ],
    ['<iframe src="https://video.example/embed/1?a=b"></iframe>', { 'frame-src': ['https://video.example'] }],
    ['<form action="https://f.example/send"></form>', { 'form-action': ['https://f.example'] }],
    ['<link rel="stylesheet" href="https://s.example/s.css">', { 'style-src': ['https://s.example'] }],
    ['<link rel="preload" as="font" href="https://f.example/f.woff2">', { 'font-src': ['https://f.example'] }],
    ['<link rel="canonical" href="https://velo.example/">', {}],
    ['<a href="https://elsewhere.example/">Elsewhere</a>', {}],
    ['<object data="/plan.pdf"></object>', { 'object-src': ["'self'"] }],
    ['<embed src="https://o.example/plan.pdf">', { 'object-src': ['https://o.example'] }],
    ['<div style="background: url(&quot;https://a.example/a.png&quot;)"></div>', { 'img-src': ['https://a.example'] }],
    [
      '<style>@import url(https://s.example/a.css); @font-face { src: url("https://f.example/f.woff2") }</style>',
      { 'font-src': ['https://f.example'], 'style-src': ['https://s.example'] },
    ],
    ['<p>Write <code>&lt;img src="https://a.example/p.png"&gt;</code>.</p>', {}],
    [`<img src="https://a.example;script-src">`, {}],
  ])('%s', (html, expected) => expect(pageSources(html)).toEqual(expected));
});

describe('a walk through a page', () => {
  it('passes over comments, and goes on after what is not closed', () => {
    expect(pageSources('<!-- <img src="https://a.example/"> --><img src="https://b.example/p.png">')).toEqual({
      'img-src': ['https://b.example'],
    });
    expect(pageSources('<p title="a>b">1 < 2 <3</p><img src=https://b.example/p.png>')).toEqual({
      'img-src': ['https://b.example'],
    });
    expect(pageSources('<script>a <!-- <script> </script><img src="https://b.example/p.png"><p title="')).toEqual({
      'img-src': ['https://b.example'],
      'script-src': [hashOf('a <!-- <script> ')],
    });
  });

  // Each of these took a time that grew with the square of the page, or would have.
  it.each(['url( ', '<', '<!--', '<a "', "<img '", '<script>', '<style>url(', ' onclick=', '<a onclick='])(
    'does not stay at a hundred thousand of %j',
    (part) => expect(() => pageSources(part.repeat(100_000))).not.toThrow(),
  );
});

describe('a secured document', () => {
  const html = '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Bells</title>';

  it('has its policy before all that it is about', () => {
    const text = securedDocument(`${html}<img src="https://a.example/p.png">`, { 'default-src': ["'self'"] });
    expect(text).toContain(
      `<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' https://a.example; object-src 'none'">\n<title>`,
    );
  });

  it('is left alone where there is no policy', () => expect(securedDocument(html, undefined)).toBe(html));
});
