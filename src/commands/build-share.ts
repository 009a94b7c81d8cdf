// `xdocs build --shard 2/4`: a share of the work of a build, as a folder of records for `xdocs merge`.
import { closeShareFolder, openShareFolder, shareFolderName, shareRecords } from '../disk/share-folder.ts';
import { realPathOf } from '../disk/real-path.ts';
import { refuseForeignFolder } from '../disk/write-output.ts';
import { openProject, projectOf } from '../load/project.ts';
import { shareManifest } from '../load/share-manifest.ts';
import type { ShareResult } from '../model/build-result.ts';
import { XdocsError } from '../model/problem.ts';
import { shareText, type Share } from '../model/share.ts';
import { makeShare } from '../output/make-share.ts';
import { refuseUnsafeOutput } from '../output/output-folder.ts';
import type { BuildOptions } from './build.ts';

export interface BuildShareOptions extends BuildOptions {
  readonly share: Share;
}

/**
 * Makes a share of a build.
 *
 * @throws XdocsError where xdocs cannot run: bad config, a folder that is not its own, a disk that cannot be written
 */
export async function buildShare({ share, ...options }: BuildShareOptions): Promise<ShareResult> {
  const start = performance.now();
  if (options.keepAssets)
    throw new XdocsError('--keep-assets is about a finished site: give it to "xdocs merge", not to a share.');
  if (options.profile !== undefined)
    throw new XdocsError(
      '--profile is about a whole build: give it to "xdocs build" without --shard, or to "xdocs merge".',
    );
  const opened = await openProject(options.cwd, options);
  const { config, configInputs } = opened;
  const out = options.out === undefined ? `${config.out}-shards/${shareFolderName(share)}` : config.out;
  refuseUnsafeOutput({ ...config, out });
  const folder = realPathOf(out);
  refuseForeignFolder(folder);
  openShareFolder(folder);
  const isFresh = options.cache === false || options.clean === true;
  const project = projectOf(
    config,
    configInputs,
    { workers: 'auto', ...options, clean: isFresh },
    { own: shareRecords(folder), further: isFresh ? [] : [config.cache] },
  );
  const found = await project.disk.readSources();
  const made = await makeShare(project, share, found, {
    onStep: (step, count) => options.onStep?.(step, count, performance.now() - start),
  });
  const [unwritable] = project.cache.save({ sweep: true });
  if (unwritable?.rule === 'cache-unwritable')
    throw new XdocsError(`The folder ${out} cannot be written: ${unwritable.reason}.`);
  const bytes = closeShareFolder(folder, shareManifest(project, share, found));
  return { share: shareText(share), out, ...made, bytes, ms: Math.round(performance.now() - start) };
}
