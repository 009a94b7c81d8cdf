// `_headers` and `_redirects`, read as hosts read them, and a host's answers to paths.
import { describe, expect, it } from 'vitest';
import { headersOf, parseHeaderRules } from '../../src/hosting/header-rules.ts';
import { hostAnswer } from '../../src/hosting/host-answer.ts';
import { hostRules } from '../../src/hosting/host-rules.ts';
import { parseRedirectRules } from '../../src/hosting/redirect-rules.ts';

const headersFile = `# Ours
/*
  X-A: 1
  X-B: one; two: three

/a/*
  X-A: 2
  ! X-B
/b/:name/
  X-C: 3
`;

describe('_headers', () => {
  const { rules, unread } = parseHeaderRules(headersFile);

  it.each([
    ['/', { 'X-A': '1', 'X-B': 'one; two: three' }],
    ['/a/b/c', { 'X-A': '1, 2' }],
    ['/b/bell/', { 'X-A': '1', 'X-B': 'one; two: three', 'X-C': '3' }],
    ['/b/bell/ring/', { 'X-A': '1', 'X-B': 'one; two: three' }],
  ])('of %s', (path, expected) => expect(headersOf(path, rules)).toEqual(expected));

  it('reads every line of this one', () => expect(unread).toEqual([]));

  it('names lines that say nothing', () => {
    expect(parseHeaderRules('X-A: 1\n/a\n  nonsense\nhttps://velo.example/*\n').unread).toEqual([
      { line: 1, text: 'X-A: 1' },
      { line: 3, text: 'nonsense' },
      { line: 4, text: 'https://velo.example/*' },
    ]);
  });

  it('matches signs that mean something in expressions as they are', () => {
    const dotted = parseHeaderRules('/sw.js\n  X-A: 1').rules;
    expect(headersOf('/sw.js', dotted)).toEqual({ 'X-A': '1' });
    expect(headersOf('/swxjs', dotted)).toEqual({});
  });

  it('matches paths in any script, written plainly or encoded', () => {
    const encoded = parseHeaderRules(`${encodeURI('/文档/')}*\n  X-A: 1`).rules;
    expect(headersOf('/文档/a', encoded)).toEqual({ 'X-A': '1' });
  });
});

describe('_redirects', () => {
  it('has a status or is permanent; what is no plain redirect is named', () => {
    const { rules, unread } = parseRedirectRules(
      '/a/ /b/ 302\n# no\n/c https://velo.example/?a=1#b\n/d/* /e/:splat 301\n/f /g 200\n/h /i 301! Country=de\n',
    );
    expect(rules).toEqual([
      { from: '/a/', to: '/b/', status: 302 },
      { from: '/c', to: 'https://velo.example/?a=1#b', status: 301 },
    ]);
    expect(unread.map(({ line }) => line)).toEqual([4, 5, 6]);
  });
});

it('lines that nobody can follow are told with file and line', () => {
  const { unread } = hostRules((file) => (file === '_redirects' ? '/a/* /b/:splat' : 'oops'));
  expect(unread).toEqual([
    '_headers:1 is left out, as only its own host can follow it: oops',
    '_redirects:1 is left out, as only its own host can follow it: /a/* /b/:splat',
  ]);
});

describe('a host’s answer', () => {
  const files = [
    'index.html',
    '404.html',
    'a/index.html',
    'a/pic.png',
    '_headers',
    '_redirects',
    '.xdocs',
    '.well-known/id',
  ];
  const look = (path: string) =>
    files.includes(path) ? 'file' : files.some((file) => file.startsWith(`${path}/`)) ? 'folder' : undefined;
  const { headers, redirects } = hostRules((file) =>
    file === '_headers' ? '/a/*\n  Cache-Control: immutable\n' : '/old/ /a/?b=1#c 301\n/alt/ /%E4/ 302\n',
  );
  const answer = (path: string, search = '') => hostAnswer(path, search, { headers, redirects, look });

  it.each([
    ['/', 200, 'index.html'],
    ['/a/', 200, 'a/index.html'],
    ['/a/pic.png', 200, 'a/pic.png'],
    ['/.well-known/id', 200, '.well-known/id'],
    ['/a/pic.png/', 404, '404.html'],
    ['/none', 404, '404.html'],
    ['/_headers', 404, '404.html'],
    ['/_redirects', 404, '404.html'],
    ['/.xdocs', 404, '404.html'],
    ['/../secret', 404, '404.html'],
    ['/a\\..\\..\\secret', 404, '404.html'],
    ['/a\0', 404, '404.html'],
    ['//a', 404, '404.html'],
    ['/a//pic.png', 404, '404.html'],
  ])('to %s is %i with %s', (path, status, file) => expect(answer(path)).toMatchObject({ status, file }));

  it.each([
    ['/a', '?x=1', 301, '/a/?x=1'],
    ['/old/', '?x=1', 301, '/a/?b=1&x=1#c'],
    ['/old', '', 301, '/a/?b=1#c'],
    ['/alt', '?x', 302, '/%E4/?x'],
  ])('to %s%s is %i to %s', (path, search, status, location) =>
    expect(answer(path, search)).toMatchObject({ status, headers: { Location: location } }),
  );

  it('has files looked at again, unless a rule says otherwise; what is missing is never kept', () => {
    expect(answer('/').headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(answer('/a/pic.png').headers['Cache-Control']).toBe('immutable');
    expect(answer('/a/none').headers['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });

  it('has no body where even the page for what is missing is missing', () =>
    expect(hostAnswer('/none', '', { headers, redirects, look: () => undefined })).not.toHaveProperty('file'));
});
