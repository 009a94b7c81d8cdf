// A site's headers and redirects in the words of hosts that do not read `_headers`. What nginx makes of them is asked of
// nginx itself in `nginx.test.ts`; here stands what of it must not get lost.
import { describe, expect, it } from 'vitest';
import { hostRules } from '../../src/hosting/host-rules.ts';
import { nginxConfig } from '../../src/hosting/nginx-config.ts';
import { vercelConfig } from '../../src/hosting/vercel-config.ts';
import { vercelProject } from '../../src/hosting/vercel-project.ts';

const rules = hostRules((file) =>
  file === '_headers'
    ? `/*\n  X-A: 1 "a"\n  X-B: 1\n/x/_assets/*\n  Cache-Control: immutable\n  X-A: 2\n/x/sw.js\n  ! X-B\n`
    : '/old/v1.0/ /new/?a=1#b 301\n/x/%E6%96%87/ https://velo.example:8080/ 302\n',
);

describe('nginx', () => {
  const text = nginxConfig(rules, '/srv/my site');

  it.each([
    'root "/srv/my site";',
    // Kept only where there is a file.
    '"~^(?:200|206|304):/x/_assets/.*$" "immutable";',
    'default "public, max-age=0, must-revalidate";',
    // In quotes a backslash is written twice, and a quote with one.
    'map $uri $xdocs_header_1 {\n  default "";\n  "~^/.*$" "1 \\"a\\"";\n}',
    'map $uri $xdocs_header_2 {\n  default "";\n  "~^/x/sw\\\\.js$" "";\n  "~^/.*$" "1";\n}',
    'add_header X-A $xdocs_header_1 always;',
    'add_header X-A $xdocs_header_3 always;',
    'error_page 404 "/404.html";',
    'location = "/old/v1.0" { return 301 "/new/?a=1&$args#b"; }',
    'location = "/old/v1.0/" { return 301 "/new/?a=1&$args#b"; }',
    'location = "/x/文/" { return 302 "https://velo.example:8080/$is_args$args"; }',
    'location ~ "^/(?:_headers|_redirects)$" { return 404; }',
  ])('%s', (part) => expect(text).toContain(part));

  it('keeps files as the closest rule says', () => {
    const { headers, redirects } = hostRules((file) =>
      file === '_headers' ? '/*\n  cache-control: a\n/x/*\n  Cache-Control: b\n' : '',
    );
    const values = [...nginxConfig({ headers, redirects }, '/srv').matchAll(/304\):(\S+)\$" "(.)"/g)];
    expect(values.map(([, path, value]) => `${path} ${value}`)).toEqual(['/x/.* b', '/.* a']);
  });

  it('sends a dollar as it is', () => {
    const { headers, redirects } = hostRules((file) => (file === '_headers' ? '/*\n  X-A: 5 $uri\n' : ''));
    const config = nginxConfig({ headers, redirects }, '/srv');
    expect(config).toContain('geo $xdocs_dollar {\n  default "$";\n}');
    expect(config).toContain('"~^/.*$" "5 ${xdocs_dollar}uri";');
    expect(text).not.toContain('geo');
  });

  it('balances its braces', () => {
    const count = (sign: string) => text.split(sign).length;
    expect(count('{')).toBe(count('}'));
  });
});

describe('vercel', () => {
  const project = { out: 'docs/build', scripts: {}, flags: [] };
  const config = JSON.parse(vercelConfig(rules, vercelProject(project))) as Record<string, unknown>;

  it('says how the site is built, so that the file can be written over', () => {
    expect(config).toMatchObject({
      framework: null,
      buildCommand: 'npx xdocs build',
      outputDirectory: 'docs/build',
    });
  });

  it.each([
    [
      'a script that builds it',
      { scripts: { build: 'tsc', 'docs:build': 'tsc && xdocs build' } },
      'npm run docs:build',
    ],
    [
      'flags that no script has',
      { scripts: { build: 'xdocs build' }, flags: ['--config', 'my docs/xdocs.config.ts'] },
      'npx xdocs build --config "my docs/xdocs.config.ts"',
    ],
    ['flags of a script', { scripts: { all: 'xdocs build --out www' }, flags: ['--out', 'www'] }, 'npm run all'],
  ])('has %s', (_, more, buildCommand) =>
    expect(vercelProject({ ...project, ...more })).toMatchObject({ buildCommand }),
  );

  it('names no output that lies outside', () =>
    expect(vercelProject({ ...project, out: '../build' })).not.toHaveProperty('outputDirectory'));

  it('has the headers, where the last rule counts, joined with those before it', () => {
    expect(config['headers']).toEqual([
      {
        source: '/(.*)',
        headers: [
          { key: 'X-A', value: '1 "a"' },
          { key: 'X-B', value: '1' },
        ],
      },
      {
        source: '/x/_assets/(.*)',
        headers: [
          { key: 'Cache-Control', value: 'immutable' },
          { key: 'X-A', value: '1 "a", 2' },
        ],
      },
    ]);
  });

  it('has the redirects, with and without the slash where the last name has a dot', () => {
    expect(config['trailingSlash']).toBe(true);
    expect(config['redirects']).toEqual([
      { source: '/old/v1.0', destination: '/new/?a=1#b', statusCode: 301 },
      { source: '/old/v1.0/', destination: '/new/?a=1#b', statusCode: 301 },
      { source: '/x/%E6%96%87/', destination: 'https://velo.example:8080/', statusCode: 302 },
    ]);
  });
});
