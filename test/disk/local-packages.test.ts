// Which installed packages may change without another version, as manifests and patches tell.
import { mkdirSync, symlinkSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { localPackages } from '../../src/disk/local-packages.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite;
afterEach(() => site.remove());

it('finds those from paths, archives and repositories, and none from a registry', () => {
  site = diskSite({
    'package.json': JSON.stringify({
      dependencies: {
        react: '^19.0.0',
        '@velo/kit': 'file:../kit-1.0.0.tgz',
        tagged: 'latest',
        alias: 'npm:other@1.0.0',
      },
      devDependencies: {
        near: '../near',
        web: 'https://velo.example/web.tgz',
        forked: 'velo/forked#main',
        own: 'git@velo.example:own.git',
      },
      resolutions: {
        'deep@npm:^1.0.0': 'patch:deep@npm%3A1.0.0#~/.yarn/patches/deep.patch',
        '**/@velo/inner': 'file:./inner',
        'parent/child': 'file:./child',
      },
      overrides: { react: { scheduler: 'file:./scheduler.tgz' }, pinned: '1.2.3' },
      pnpm: { overrides: { 'above>below': 'link:../below' } },
    }),
  });
  expect(localPackages(site.root)).toEqual([
    '@velo/inner',
    '@velo/kit',
    'below',
    'child',
    'deep',
    'forked',
    'near',
    'own',
    'scheduler',
    'web',
  ]);
});

it('finds those that are patched, above the folder, too, and those inside of others', () => {
  site = diskSite({
    'patches/@velo+kit+1.0.0.patch': '',
    'patches/bell+2.0.0-beta.1.patch': '',
    'patches/outer++@velo+inner+1.0.0+002+second.patch': '',
    'patches/notes.md': '',
    'package.json': JSON.stringify({ pnpm: { patchedDependencies: { '@velo/ring@1.0.0': 'patches/ring.patch' } } }),
    'pnpm-workspace.yaml': `packages:\n  - 'docs'\noverrides:\n  horn: file:../horn.tgz\n  lamp: ^1.0.0\npatchedDependencies:\n  'lock@1.0.0': patches/lock.patch\n`,
    'docs/package.json': 'no manifest',
  });
  expect(localPackages(site.path('docs'))).toEqual(['@velo/inner', '@velo/kit', '@velo/ring', 'bell', 'horn', 'lock']);
});

it('leaves out what is only linked, and what lies above the repository', () => {
  site = diskSite({
    'package.json': JSON.stringify({ dependencies: { above: 'file:../above' } }),
    'repository/.git/HEAD': '',
    'repository/package.json': JSON.stringify({ dependencies: { kit: 'workspace:*', bell: 'file:../bell.tgz' } }),
    'repository/kit/package.json': '{}',
  });
  mkdirSync(site.path('repository/node_modules'));
  symlinkSync(site.path('repository/kit'), site.path('repository/node_modules/kit'));
  expect(localPackages(site.path('repository'))).toEqual(['bell']);
});
