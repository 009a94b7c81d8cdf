// What a cache must match to be used by this copy: the code, and the packages that it runs on.
import { afterEach, expect, it } from 'vitest';
import { dependencyManifests, packageFolder } from '../../src/load/own-package.ts';
import { diskSite, type DiskSite } from '../support/disk-site.ts';

let site: DiskSite | undefined;
afterEach(() => site?.remove());

it('names the installed version of each dependency, found as Node finds it', () => {
  site = diskSite({
    'node_modules/xdocs/package.json':
      '{ "name": "xdocs", "dependencies": { "wheel": "^1.0.0", "bell": "^1.0.0", "lamp": "^1.0.0" }, "peerDependencies": { "frame": "*" }, "devDependencies": { "pump": "*" } }',
    'node_modules/xdocs/node_modules/bell/package.json': '{ "version": "1.2.0" }',
    'node_modules/bell/package.json': '{ "version": "9.0.0" }',
    'node_modules/frame/package.json': '{ "version": "3.0.0" }',
    'node_modules/pump/package.json': '{ "version": "4.0.0" }',
    'node_modules/wheel/package.json': '{ "version": "1.1.0" }',
  });
  const versions = () =>
    dependencyManifests(site!.path('node_modules/xdocs')).map(
      (text) => (JSON.parse(text) as { version: string }).version,
    );
  expect(versions()).toEqual(['1.2.0', '3.0.0', '1.1.0']);
  site.write({ 'node_modules/wheel/package.json': '{ "version": "1.1.1" }' });
  expect(versions()).toEqual(['1.2.0', '3.0.0', '1.1.1']);
});

it('names what dependencies need in turn, each once, from where they lie', () => {
  site = diskSite({
    'node_modules/xdocs/package.json': '{ "dependencies": { "wheel": "*" } }',
    'node_modules/wheel/package.json': '{ "version": "1.0.0", "dependencies": { "hub": "*", "spoke": "*" } }',
    'node_modules/wheel/node_modules/hub/package.json': '{ "version": "2.0.0", "dependencies": { "wheel": "*" } }',
    'node_modules/hub/package.json': '{ "version": "9.0.0" }',
    'node_modules/spoke/package.json': '{ "version": "3.0.0", "optionalDependencies": { "hub": "*" } }',
  });
  const versions = () =>
    dependencyManifests(site!.path('node_modules/xdocs')).map(
      (text) => (JSON.parse(text) as { version: string }).version,
    );
  expect(versions()).toEqual(['1.0.0', '2.0.0', '3.0.0', '9.0.0']);
  site.write({ 'node_modules/wheel/node_modules/hub/package.json': '{ "version": "2.0.1" }' });
  expect(versions()).toEqual(['1.0.0', '2.0.1', '3.0.0', '9.0.0']);
});

it('says what it has looked at: whoever finds all of that as it was needs not look again', () => {
  site = diskSite({
    'node_modules/xdocs/package.json': '{ "dependencies": { "wheel": "*", "bell": "*" } }',
    'node_modules/wheel/package.json': '{ "version": "1.0.0" }',
  });
  const seen = new Set<string>();
  dependencyManifests(site.path('node_modules/xdocs'), seen);
  for (const path of ['xdocs/package.json', 'xdocs/node_modules', 'wheel/package.json', 'bell/package.json'])
    expect(seen).toContain(site.path(`node_modules/${path}`));
});

it('finds those of this package', () => {
  const names = dependencyManifests(packageFolder).map((text) => (JSON.parse(text) as { name: string }).name);
  expect(names).toEqual(
    expect.arrayContaining(['prismjs', 'satteri', 'typescript', 'react', '@mui/material', '@emotion/cache']),
  );
});
