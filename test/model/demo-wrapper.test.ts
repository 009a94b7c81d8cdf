// Which component stands around an island: the one for all, or that of the deepest folder above its module.
import { expect, it } from 'vitest';
import { demoWrappersOf } from '../../src/config/demo-wrappers.ts';
import { wrapperOf } from '../../src/model/demo-wrapper.ts';
import type { UserConfig } from '../../src/model/user-config.ts';

function around(entry: string, demoWrapper?: UserConfig['demoWrapper']): string | undefined {
  const demoWrappers = demoWrappersOf({ demoWrapper }, '/site');
  return wrapperOf(entry, { demoWrappers, playground: '/site/content/play.tsx' });
}

const folders = { content: 'All.tsx', 'content/maps': './Map.tsx', '../other': 'Other.tsx' };

it.each([
  ['nothing where the config names none', '/site/content/A.tsx', undefined, undefined],
  ['the one for all', '/elsewhere/A.tsx', 'Theme.tsx', '/site/Theme.tsx'],
  ['that of a folder', '/site/content/A.tsx', folders, '/site/All.tsx'],
  ['that of the deepest folder', '/site/content/maps/deep/A.tsx', folders, '/site/Map.tsx'],
  ['that of a folder outside of the project', '/other/A.tsx', folders, '/site/Other.tsx'],
  ['not that of a folder whose name begins alike', '/site/contents/A.tsx', folders, undefined],
  ['nothing around the playground', '/site/content/play.tsx', 'Theme.tsx', undefined],
])('%s', (_, entry, config, module) => expect(around(entry, config)).toBe(module));
