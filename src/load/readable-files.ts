// Which files Markdown may name: whoever writes a page must not publish what merely lies on the same machine, such as a
// file of passwords beside the project. Real paths decide, so that a symbolic link leads nowhere else. What code imports
// is no concern of this.
import { dirname, extname, isAbsolute, relative, sep } from 'node:path';
import type { FileSnapshot } from '../disk/file-snapshot.ts';
import { contentHash, projectPath } from '../disk/read-sources.ts';
import type { Config } from '../model/config.ts';
import type { FileRefusal, FileUse, RefusalReason } from '../model/file-refusal.ts';
import type { Page } from '../model/page.ts';

export interface ReadableFiles {
  /**
   * Why a page may not use a file; `undefined` if it may.
   *
   * @param path project path of the file, whether it exists or not
   * @param page project path of the page
   */
  refusalOf(path: string, page: string, use: FileUse): FileRefusal | undefined;
  /** Why a Markdown file may not be a page; `undefined` if it may. */
  pageRefusal(path: string): FileRefusal | undefined;
  /** Whether a page was made from files that it may still use, and was refused none. */
  isAllowed(page: Page): boolean;
}

interface Area {
  /** Real absolute path of a folder or a file. */
  readonly place: string;
  /** What git ignores is left out. */
  readonly isGitsOnly?: boolean;
}

/**
 * Kinds of files that a browser shows or saves and never runs as a page of the site. SVG is not among them: opened by
 * its own address, it may run scripts.
 */
const inertKinds =
  /^\.(?:apng|avif|bmp|gif|ico|jpe?g|png|webp|m4a|mov|mp3|mp4|ogg|ogv|wav|webm|vtt|csv|json|pdf|txt|zip)$/i;

/** What of the config decides about it. */
type ReadableConfig = Pick<Config, 'root' | 'content' | 'readable' | 'trust' | 'trustedDemos' | 'public'>;

/** The rule for one load. */
export function readableFiles(config: ReadableConfig, files: FileSnapshot): ReadableFiles {
  const { root, trust } = config;
  const realPlace = (path: string) => files.realPath(projectPath(root, path));
  const project = realPlace(root);
  const content = config.content.map(realPlace);
  const demos = config.trustedDemos.map(realPlace);
  const shared = config.public === undefined ? [] : [realPlace(config.public)];
  const areas: Area[] = [
    ...[...config.readable.map(realPlace), ...shared].map((place) => ({ place })),
    // A content root that holds the whole project says nothing about any part of it.
    ...content.map((place) => ({ place, isGitsOnly: faultIn(place, project) === undefined })),
    { place: project, isGitsOnly: true },
  ];
  const folders = [...new Set([...config.content, ...config.readable, config.public ?? root])]
    .map((path) => projectPath(root, path))
    .filter((path) => path.startsWith('..') || isAbsolute(path));
  const refused = (why: RefusalReason, path: string): FileRefusal => {
    const target = projectPath(project, files.realPath(path));
    return { why, ...(target !== path && { target }), folders };
  };
  const generalFault = (file: string): RefusalReason | undefined => {
    let why: RefusalReason = 'outside';
    for (const { place, isGitsOnly = false } of areas) {
      const fault = faultIn(place, file) ?? (isGitsOnly && files.isIgnored(file) ? 'ignored' : undefined);
      if (fault === undefined) return undefined;
      if (fault !== 'outside') why = fault;
    }
    return why;
  };
  const faultOf = (path: string, page: string, use: FileUse): RefusalReason | undefined => {
    const file = files.realPath(path);
    if (use === 'public') return shared.some((place) => faultIn(place, file) !== 'outside') ? undefined : 'outside';
    if (use === 'module' && demos.some((place) => faultIn(place, file) === undefined)) return undefined;
    const fault = generalFault(file);
    if (fault !== undefined || trust === 'code' || use === 'module') return fault;
    if (faultIn(files.realPath(dirname(page)), file) !== undefined) return 'not-beside';
    return use === 'asset' && !(inertKinds.test(extname(path)) && inertKinds.test(extname(file))) ? 'kind' : undefined;
  };
  return {
    refusalOf(path, page, use) {
      const why = faultOf(path, page, use);
      return why && refused(why, path);
    },
    pageRefusal(path) {
      if (trust === 'code') return undefined;
      const file = files.realPath(path);
      return content.some((place) => faultIn(place, file) === undefined) ? undefined : refused('not-content', path);
    },
    isAllowed: ({ source, reads, problems }) =>
      !problems.some(({ rule }) => rule === 'file-refused') &&
      reads.every(
        ({ path, hash }) =>
          hash === null ||
          faultOf(path, source, 'include') === undefined ||
          faultOf(path, source, 'public') === undefined,
      ),
  };
}

/**
 * Whether the config lists a demo: by its own name, with or without extension, or by a folder above it.
 *
 * @param id project path without extension
 */
export function isTrustedDemo(id: string, { root, trustedDemos }: Pick<Config, 'root' | 'trustedDemos'>): boolean {
  return trustedDemos.some((place) => {
    const path = projectPath(root, place);
    return path === '' || id.startsWith(`${path}/`) || id === path || id === path.replace(/\.[jt]sx?$/, '');
  });
}

/** What the rule depends on besides the disk, for cache keys. */
export function readableKey({ root, content, readable, trust, trustedDemos, public: shared = '' }: Config): string {
  const places = [content, readable, trustedDemos, [shared]].map((paths) =>
    paths.map((path) => path && projectPath(root, path)),
  );
  return contentHash(JSON.stringify([trust, places]));
}

/** What keeps a file from being one of an area; both are real absolute paths. */
function faultIn(area: string, file: string): 'outside' | 'hidden' | 'package' | undefined {
  const below = file.startsWith(area + sep) ? file.slice(area.length + 1) : relative(area, file);
  const names = below.split(sep);
  if (isAbsolute(below) || names[0] === '..') return 'outside';
  if (names.some((name) => name.startsWith('.'))) return 'hidden';
  return names.some((name) => name.toLowerCase() === 'node_modules') ? 'package' : undefined;
}
