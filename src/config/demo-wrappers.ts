// The config's key for components around demos: checked beyond its shape, and resolved.
import { resolve } from 'node:path';
import type { DemoWrapper } from '../model/demo-wrapper.ts';
import type { UserConfig } from '../model/user-config.ts';
import type { ConfigDisk } from './config-disk.ts';

/** The first problem with the value, as a sentence with the key's path. */
export function demoWrapperProblem(
  { demoWrapper = {} }: UserConfig,
  root: string,
  disk: ConfigDisk,
): string | undefined {
  if (typeof demoWrapper === 'string')
    return disk.exists(resolve(root, demoWrapper))
      ? undefined
      : `"demoWrapper" names ${demoWrapper}, which is not there.`;
  for (const [folder, module] of Object.entries(demoWrapper)) {
    if (!disk.isFolder(resolve(root, folder))) return `"demoWrapper" names the folder ${folder}, which is not there.`;
    if (!disk.exists(resolve(root, module))) return `"demoWrapper.${folder}" names ${module}, which is not there.`;
  }
  return undefined;
}

/** The resolved value, folders before those above them. */
export function demoWrappersOf({ demoWrapper = {} }: UserConfig, root: string): readonly DemoWrapper[] {
  if (typeof demoWrapper === 'string') return [{ module: resolve(root, demoWrapper) }];
  return Object.entries(demoWrapper)
    .map(([folder, module]) => ({ folder: resolve(root, folder), module: resolve(root, module) }))
    .sort((a, b) => b.folder.length - a.folder.length);
}
