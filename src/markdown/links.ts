// Links and referenced files. Collects every link with its position, rewrites the few that are shorthands, and turns
// relative files into assets. hast in and out.
import { posix } from 'node:path';
import { imageSize } from 'image-size';
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { decoded } from '../model/address.ts';
import { isPageModule, pageModules } from '../model/page-file.ts';
import { pathBeside } from '../model/path-beside.ts';
import { addressTooLong } from './address-too-long.ts';
import { readNamed } from './named-files.ts';
import { contextOf, mayContain, positionOf, type ParseContext } from './parse-context.ts';
import { withAddresses } from './srcset.ts';
import { walkTree } from './walk-tree.ts';

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const rootRelative = /^\/(?!\/)/;
const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  input: ['src'],
  script: ['src'],
};

export function links() {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file);
    if (!mayContain(context, 'link', 'linkReference', 'image', 'imageReference', 'footnoteReference', 'html')) return;
    walkTree<Element>(tree, 'element', (node) => {
      if (typeof node.properties['id'] === 'string' && node.tagName !== 'h2' && node.tagName !== 'h3')
        context.anchors.push(node.properties['id']);
      if (node.tagName === 'a' || node.tagName === 'area') link(node, context);
      for (const attribute of Object.hasOwn(fileAttributes, node.tagName) ? fileAttributes[node.tagName]! : []) {
        const value = node.properties[attribute];
        if (typeof value !== 'string') continue;
        setUrl(node, attribute, value, fileUrl(value, node, context), context);
      }
      const candidates = node.properties['srcSet'];
      if (typeof candidates === 'string')
        setUrl(
          node,
          'srcSet',
          candidates,
          withAddresses(candidates, (reference) => fileUrl(reference, node, context)),
          context,
        );
      if (node.tagName === 'img' && node.properties['loading'] === undefined) node.properties['loading'] = 'lazy';
    });
  };
}

function link(node: Element, context: ParseContext): void {
  const href = node.properties['href'];
  if (typeof href !== 'string') return;
  if ((node.properties['className'] as unknown[] | undefined)?.includes('anchor')) return;
  if (node.properties['target'] === '_blank')
    node.properties['rel'] = [...new Set([...wordsOf(node.properties['rel']), 'noopener'])];
  if (external.test(href)) {
    const { version } = context.host;
    if (version)
      setUrl(
        node,
        'href',
        href,
        href.replace(/^(https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/)-(?=\/)/, (_, blob: string) => blob + version),
        context,
      );
    return;
  }
  if (addressTooLong(href, node, context)) return;
  const target =
    href.startsWith('/') || href.startsWith('#') || href.startsWith('?')
      ? context.host.onHost(href)
      : relativeTarget(href, node, context);
  // A missing file has been reported already.
  if (target === undefined) return;
  setUrl(node, 'href', href, target, context);
  context.links.push({ href: target, ...positionOf(node, context) });
}

function wordsOf(value: Element['properties'][string]): string[] {
  return (Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s+/) : []).map(String);
}

function setUrl(node: Element, attribute: string, written: string, address: string, { rewrites }: ParseContext): void {
  node.properties[attribute] = address;
  if (address !== written) rewrites.set(written, address);
}

/** Resolves a relative link: to another page's Markdown, to a folder of pages, or to a file to be copied. */
function relativeTarget(href: string, node: Element, context: ParseContext): string | undefined {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!;
  const target = pathBeside(context.file, decoded(path));
  if (path.endsWith('.md')) return existingRoute(target, context)?.concat(tail) ?? href;
  if (path.endsWith('/') || !posix.extname(path)) {
    for (const candidate of [
      `${target}.md`,
      posix.join(target, 'index.md'),
      posix.join(target, `${posix.basename(target)}.md`),
      ...pageModules.map((name) => posix.join(target, name)),
    ]) {
      const route = existingRoute(candidate, context);
      if (route !== undefined) return route + tail;
    }
    return href;
  }
  return assetOf(path, node, context)?.concat(tail);
}

/**
 * The route of a content file, if it exists. A missing one is recorded as a dependency, so that the page is parsed
 * again when it appears.
 */
function existingRoute(path: string, context: ParseContext): string | undefined {
  const found = context.host.readFile(path);
  // Whether a module is a page depends on what it exports.
  if (!found || isPageModule(path)) context.reads.push({ path, hash: found?.hash ?? null });
  return found && context.host.routeOf(path);
}

/** The URL of a file: a relative one gets a new URL, a root-relative one is recorded as a link. */
function fileUrl(reference: string, node: Element, context: ParseContext): string {
  if (!external.test(reference) && addressTooLong(reference, node, context)) return reference;
  if (!rootRelative.test(reference)) return assetOf(reference, node, context) ?? reference;
  const url = context.host.onHost(reference);
  recordRootFile(url, node, context);
  return url;
}

/** The URL of a relative file, whose name in the output contains its hash; `undefined` for anything else. */
function assetOf(reference: string, node: Element, context: ParseContext): string | undefined {
  if (!reference || external.test(reference) || /^[/#?]/.test(reference)) return undefined;
  const path = pathBeside(context.file, decoded(reference.replace(/[?#].*$/s, '')));
  const found = readNamed({ written: reference, path, use: 'asset' }, node, context, (suggestion) =>
    context.problems.push({
      rule: 'asset-missing',
      severity: 'error',
      file: context.file,
      ...positionOf(node, context),
      found: reference,
      suggestion,
    }),
  );
  if (!found) return undefined;
  const url = context.host.assetUrl(path, found.hash);
  context.assets.push({ path, url });
  setSize(node, found.bytes);
  return url;
}

/** A root-relative file keeps its URL. Whether it exists is decided by the link check: other sites may serve it. */
function recordRootFile(value: string, node: Element, context: ParseContext): void {
  context.links.push({ href: value, ...positionOf(node, context) });
  if (node.tagName !== 'img' || !context.host.publicFile) return;
  const path = context.host.publicFile(decoded(value.replace(/[?#].*$/s, '')));
  if (context.host.refusalOf(path, context.file, 'public')) return;
  const found = context.host.readFile(path);
  context.reads.push({ path, hash: found?.hash ?? null });
  if (found) setSize(node, found.bytes);
}

/** Cache by file contents, which are the same object each time: a page may show one image often. */
const sizes = new WeakMap<Uint8Array, { readonly width?: number; readonly height?: number }>();

/** Sets an image's intrinsic size, unless the author set one. */
function setSize(node: Element, bytes: Uint8Array): void {
  if (node.tagName !== 'img' || node.properties['width'] !== undefined || node.properties['height'] !== undefined)
    return;
  let size = sizes.get(bytes);
  if (!size) sizes.set(bytes, (size = sizeOf(bytes)));
  if (size.width && size.height) Object.assign(node.properties, { width: size.width, height: size.height });
}

function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    return imageSize(bytes);
  } catch {
    // An image whose size cannot be read gets none.
    return {};
  }
}
