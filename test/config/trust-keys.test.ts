// The keys about what pages may do: defaults, absolute paths, and what cannot be.
import { expect, it } from 'vitest';
import { resolveConfig } from '../../src/config/resolve-config.ts';
import type { UserConfig } from '../../src/model/user-config.ts';

const disk = {
  exists: (path: string) => path === '/site/.nvmrc',
  isFolder: (path: string) => ['/site/content', '/site/content/demos', '/shared'].includes(path),
  foldersOf: () => ['content'],
  readText: () => undefined,
};
const resolved = (user: object) => resolveConfig(user as UserConfig, '/site', 'xdocs.config.ts', {}, disk);

it('trust writers with code, and no folder but their own, where nothing is said', () => {
  expect(resolved({})).toMatchObject({ readable: [], trust: 'code', trustedDemos: [] });
});

it('name folders and files from the config on', () => {
  const user = { readable: ['../shared', '.nvmrc'], trust: 'text', trustedDemos: ['content/demos'] };
  expect(resolved(user)).toMatchObject({
    readable: ['/shared', '/site/.nvmrc'],
    trust: 'text',
    trustedDemos: ['/site/content/demos'],
  });
});

it('run no navigation that lies in the content of strangers, unless the config names it', () => {
  const withModule = { ...disk, exists: (path: string) => path === '/site/content/navigation.ts' };
  const read = (user: UserConfig) => resolveConfig(user, '/site', 'xdocs.config.ts', {}, withModule).navigation;
  expect(read({})).toBe('/site/content/navigation.ts');
  expect(read({ trust: 'text', navigation: 'content/navigation.ts' })).toBe('/site/content/navigation.ts');
  expect(() => read({ trust: 'text' })).toThrow(
    'xdocs.config.ts: with "trust": "text" content/navigation.ts is not run',
  );
});

it.each<[object, string]>([
  [{ readable: '../shared' }, '"readable" must be a list'],
  [{ readable: ['../shared', '../shard'] }, '"readable[1]" names ../shard, which is not there.'],
  [{ trust: 'html' }, '"trust" is "code" or "text", found "html".'],
  [{ trustedDemos: ['content/demos'] }, '"trustedDemos" has no effect without "trust": "text"'],
  [{ trust: 'text', trustedDemos: ['demos'] }, '"trustedDemos[0]" names demos, which is not there.'],
  [{ trust: 'text', rehypePlugins: [() => undefined] }, '"rehypePlugins" cannot stand beside "trust": "text"'],
  [{ trust: 'text', remarkPlugins: [() => undefined] }, '"remarkPlugins" cannot stand beside "trust": "text"'],
])('%j is refused', (user, message) => {
  expect(() => resolved(user)).toThrow(message);
});
