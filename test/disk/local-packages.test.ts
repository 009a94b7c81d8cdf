// Which installed packages may change without another version, as manifests and patches tell.
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
      devDependencies: { near: '../near', web: 'https://velo.example/web.tgz', forked: 'velo/forked#main' },
      resolutions: {
        'deep@npm:^1.0.0': 'patch:deep@npm%3A1.0.0#~/.yarn/patches/deep.patch',
        '**/@velo/inner': 'file:./inner',
      },
      overrides: { react: { scheduler: '1.0.0' }, pinned: '1.2.3' },
    }),
  });
  expect(localPackages(site.root)).toEqual(['@velo/inner', '@velo/kit', 'deep', 'forked', 'near', 'web']);
});

it('finds those that are patched, above the folder, too, and those inside of others', () => {
  site = diskSite({
    'patches/@velo+kit+1.0.0.patch': '',
    'patches/bell+2.0.0-beta.1.patch': '',
    'patches/outer++@velo+inner+1.0.0+002+second.patch': '',
    'patches/notes.md': '',
    'docs/package.json': 'no manifest',
  });
  expect(localPackages(site.path('docs'))).toEqual(['@velo/inner', '@velo/kit', 'bell']);
});
