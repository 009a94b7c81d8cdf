// Links and the files they name. Collects every link with its place, rewrites the few that are short-hands, and turns
// relative files into assets. hast in and out.
import { posix } from 'node:path';
import { imageSize } from 'image-size';
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { decoded } from '../model/address.ts';
import { nearest } from '../model/nearest.ts';
import { contextOf, mayHold, positionOf, type ParseContext } from './parse-context.ts';
import { withAddresses } from './srcset.ts';
import { walkTree } from './walk-tree.ts';

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const published = /^\/(?!\/)/;
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
    if (!mayHold(context, 'link', 'linkReference', 'image', 'imageReference', 'footnoteReference', 'html')) return;
    walkTree<Element>(tree, 'element', (node) => {
      if (typeof node.properties['id'] === 'string' && node.tagName !== 'h2' && node.tagName !== 'h3')
        context.anchors.push(node.properties['id']);
      if (node.tagName === 'a' || node.tagName === 'area') link(node, context);
      for (const attribute of Object.hasOwn(fileAttributes, node.tagName) ? fileAttributes[node.tagName]! : []) {
        const value = node.properties[attribute];
        if (typeof value !== 'string') continue;
        setAddress(node, attribute, value, fileAddress(value, node, context), context);
      }
      const candidates = node.properties['srcSet'];
      if (typeof candidates === 'string')
        setAddress(
          node,
          'srcSet',
          candidates,
          withAddresses(candidates, (reference) => fileAddress(reference, node, context)),
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
      setAddress(
        node,
        'href',
        href,
        href.replace(/^(https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/)-(?=\/)/, (_, blob: string) => blob + version),
        context,
      );
    return;
  }
  const target =
    href.startsWith('/') || href.startsWith('#') || href.startsWith('?') ? href : relativeTarget(href, node, context);
  // A missing file is told already.
  if (target === undefined) return;
  setAddress(node, 'href', href, target, context);
  context.links.push({ href: target, ...positionOf(node, context) });
}

function wordsOf(value: Element['properties'][string]): string[] {
  return (Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s+/) : []).map(String);
}

function setAddress(
  node: Element,
  attribute: string,
  written: string,
  address: string,
  { rewrites }: ParseContext,
): void {
  node.properties[attribute] = address;
  if (address !== written) rewrites.set(written, address);
}

/** A link relative to the file: to another page's Markdown, to a folder of pages, or to a file to be copied. */
function relativeTarget(href: string, node: Element, context: ParseContext): string | undefined {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href)!;
  const target = posix.join(posix.dirname(context.file), decoded(path));
  if (path.endsWith('.md')) return routeIfThere(target, context)?.concat(tail) ?? href;
  if (path.endsWith('/') || !posix.extname(path)) {
    for (const candidate of [
      `${target.replace(/\/$/, '')}.md`,
      posix.join(target, 'index.md'),
      posix.join(target, `${posix.basename(target)}.md`),
    ]) {
      const route = routeIfThere(candidate, context);
      if (route !== undefined) return route + tail;
    }
    return href;
  }
  return assetOf(path, node, context)?.concat(tail);
}

/**
 * The route of a content file; one that is not there is among what the page depends on, so that it is seen when it
 * comes.
 */
function routeIfThere(path: string, context: ParseContext): string | undefined {
  if (context.host.readFile(path)) return context.host.routeOf(path);
  context.reads.push({ path, hash: null });
  return undefined;
}

/** What is written for a file: a relative one has a new address, others are remembered and stay as they are. */
function fileAddress(reference: string, node: Element, context: ParseContext): string {
  if (!published.test(reference)) return assetOf(reference, node, context) ?? reference;
  publishedFile(reference, node, context);
  return reference;
}

/** The URL of a relative file, which the output will hold under a name with its hash; `undefined` where it is none. */
function assetOf(reference: string, node: Element, context: ParseContext): string | undefined {
  if (!reference || external.test(reference) || /^[/#?]/.test(reference)) return undefined;
  const path = posix.join(posix.dirname(context.file), decoded(reference.replace(/[?#].*$/s, '')));
  const found = context.host.readFile(path);
  context.reads.push({ path, hash: found?.hash ?? null });
  if (!found) {
    const near = nearest(
      posix.basename(path),
      context.host.listFolder(posix.dirname(path)).map((file) => posix.basename(file)),
    );
    context.problems.push({
      rule: 'asset-missing',
      severity: 'error',
      file: context.file,
      ...positionOf(node, context),
      found: reference,
      suggestion: near,
    });
    return undefined;
  }
  const url = context.host.assetUrl(path, found.hash);
  context.assets.push({ path, url });
  setSize(node, found.bytes);
  return url;
}

/**
 * A file that the output's root holds is named as it is. Whether it is there is the check's to say: other sites may
 * serve it.
 */
function publishedFile(value: string, node: Element, context: ParseContext): void {
  context.links.push({ href: value, ...positionOf(node, context) });
  if (node.tagName !== 'img' || !context.host.publicFile) return;
  const path = context.host.publicFile(decoded(value.replace(/[?#].*$/s, '')));
  const found = context.host.readFile(path);
  context.reads.push({ path, hash: found?.hash ?? null });
  if (found) setSize(node, found.bytes);
}

/** By file, whose bytes are the same object each time: a page may show one picture often. */
const sizes = new WeakMap<Uint8Array, { readonly width?: number; readonly height?: number }>();

/** Gives an image its own size, unless the writer set one. */
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
    // An image whose header says nothing about its size is shown as it is.
    return {};
  }
}
