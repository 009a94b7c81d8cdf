// What a share of a build was made from, and whether shares are those of the build that is to be merged.
import { contentHash, projectPath, type FoundSources } from '../disk/read-sources.ts';
import { readFileAt } from '../disk/read-file-at.ts';
import type { FoundShare, ShareManifest } from '../disk/share-folder.ts';
import { splitLocale } from '../model/address.ts';
import { XdocsError } from '../model/problem.ts';
import { shareText, type Share } from '../model/share.ts';
import { cacheKey } from './cache-key.ts';
import { toolVersion } from './own-package.ts';
import type { Project } from './project.ts';

/**
 * The share that a content file belongs to, from 1. It follows from the name alone, so that a page that comes or goes
 * moves no other one, and no machine has to ask another. A translation takes ids of headings and demos from the page that
 * it translates, so both belong to one share.
 */
export function shareIndexOfFile(contentPath: string, { config }: Project, count: number): number {
  const { path } = splitLocale(contentPath, config.locales, config.defaultLocale);
  return (Buffer.from(contentHash(path), 'base64url').readUInt32BE() % count) + 1;
}

/** What a share is made from, as the project is now. */
export function shareManifest(project: Project, share: Share, { sources }: FoundSources): ShareManifest {
  const own = sources.filter(({ contentPath }) => shareIndexOfFile(contentPath, project, share.count) === share.index);
  return {
    share,
    release: `${toolVersion()} ${process.version}`,
    config: configKey(project),
    pages: Object.fromEntries(own.map((source) => [source.path, source.hash()])),
  };
}

/**
 * Refuses shares that are not exactly those of one build of the project as it is.
 *
 * @throws XdocsError that says what to do
 */
export function refuseOtherShares(shares: readonly FoundShare[], project: Project, found: FoundSources): void {
  refuseIncomplete(shares);
  for (const given of shares) {
    const expected = shareManifest(project, given.share, found);
    const name = `Share ${shareText(given.share)} (${given.folder})`;
    if (given.release !== expected.release)
      throw new XdocsError(
        `${name} was built by another xdocs or Node: "${given.release}", and this is "${expected.release}". Install the same versions wherever shares are built and merged.`,
      );
    if (given.config !== expected.config)
      throw new XdocsError(
        `${name} was built with another config, or with other XDOCS_… variables of the environment. Build all shares and merge them from one commit and with the same variables.`,
      );
    const fault = pageFault(given.pages, expected.pages);
    if (fault) throw new XdocsError(`${name} ${fault}. Build all shares and merge them from one commit.`);
  }
}

function refuseIncomplete(shares: readonly FoundShare[]): void {
  const [first] = shares;
  if (!first) throw new XdocsError('Name the folders of all shares: xdocs merge build-shards/*');
  const { count } = first.share;
  const byIndex = new Map<number, FoundShare>();
  for (const one of shares) {
    if (one.share.count !== count)
      throw new XdocsError(
        `${first.folder} is share ${shareText(first.share)} and ${one.folder} is share ${shareText(one.share)}: they are of different builds. Name the folders of one build's shares only.`,
      );
    const other = byIndex.get(one.share.index);
    if (other)
      throw new XdocsError(
        `Share ${shareText(one.share)} is given twice: ${other.folder} and ${one.folder}. Name each share once.`,
      );
    byIndex.set(one.share.index, one);
  }
  const missing = Array.from({ length: count }, (_, place) => place + 1).filter((index) => !byIndex.has(index));
  if (missing.length > 0)
    throw new XdocsError(
      `${missing.length === 1 ? 'A share is' : 'Shares are'} missing: ${missing.map((index) => shareText({ index, count })).join(', ')}. Merging takes all ${count}.`,
    );
}

/** The first page that makes two lists differ, in words. */
function pageFault(given: ShareManifest['pages'], expected: ShareManifest['pages']): string | undefined {
  for (const [path, hash] of Object.entries(expected)) {
    if (given[path] === undefined) return `was built without ${path}, which is here`;
    if (given[path] !== hash) return `was built from another ${path} than the one here`;
  }
  const gone = Object.keys(given).find((path) => expected[path] === undefined);
  return gone === undefined ? undefined : `was built with ${gone}, which is not here`;
}

/** What must be the same wherever shares are built and merged, besides the content. Where output goes is no part of it. */
function configKey({ config, configInputs, bundling }: Project): string {
  const {
    out: _out,
    cache: _cache,
    esbuildPlugins: _esbuild,
    remarkPlugins: _remark,
    rehypePlugins: _rehype,
    ...plain
  } = config;
  const inputs = configInputs.map((file) => [projectPath(config.root, file), contentHash(readFileAt(file))]);
  return cacheKey(config.root, plain, inputs, bundling.define, bundling.pluginsKey);
}
