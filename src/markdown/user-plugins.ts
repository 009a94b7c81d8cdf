// The site's own remark and rehype plugins. Remark plugins may extend the syntax of the reference parser, so with them
// it reads all pages. Their transformers run before ours, rehype plugins after ours.
import { createRequire } from 'node:module';
import { unified, type Pluggable } from 'unified';
import { VFile } from 'vfile';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { MarkdownPlugin } from '../model/config.ts';

export interface MarkdownPlugins {
  readonly remark: readonly MarkdownPlugin[];
  readonly rehype: readonly MarkdownPlugin[];
}

/** The prepared plugins; a part without plugins is absent. */
interface UserChain {
  readonly parse?: (text: string) => Root;
  readonly transformMarkdown?: (tree: Root, file: VFile) => Root;
  readonly transformHtml?: (tree: HastRoot, file: VFile) => HastRoot;
}

const chains = new WeakMap<MarkdownPlugins, UserChain>();

/** The chain of a site's plugins, made once. Plugins must be synchronous, because pages are parsed synchronously. */
export function userChain(plugins: MarkdownPlugins | undefined): UserChain {
  if (!plugins) return {};
  const chain = chains.get(plugins) ?? chainOf(plugins);
  chains.set(plugins, chain);
  return chain;
}

function chainOf({ remark, rehype }: MarkdownPlugins): UserChain {
  const html = unified()
    .use(rehype as Pluggable[])
    .freeze();
  const transformHtml = (tree: HastRoot, file: VFile) => html.runSync(tree, file) as HastRoot;
  if (remark.length === 0) return rehype.length > 0 ? { transformHtml } : {};
  const load = createRequire(import.meta.url);
  const { default: remarkParse } = load('remark-parse') as typeof import('remark-parse');
  const { default: remarkGfm } = load('remark-gfm') as typeof import('remark-gfm');
  const markdown = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remark as Pluggable[])
    .freeze();
  return {
    parse: (text) => markdown.parse(new VFile(text)),
    transformMarkdown: (tree, file) => markdown.runSync(tree, file) as Root,
    ...(rehype.length > 0 && { transformHtml }),
  };
}
