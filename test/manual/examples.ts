// The examples of the manual: every fence of every page, with where it stands. A titled one is a file of the reader's
// project.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { walkTree } from '../../src/markdown/walk-tree.ts';
import { repository } from '../support/compiled-package.ts';

export interface Example {
  /** Path of the page below the manual. */
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** The file that it is, such as `xdocs.config.ts`. */
  readonly title?: string;
  readonly text: string;
}

const manual = join(repository, 'content', 'manual');

/** The pages of the manual by their paths below it. */
export const manualPages: ReadonlyMap<string, string> = new Map(
  readdirSync(manual, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => [path, readFileSync(join(manual, path), 'utf8')]),
);

/** All examples, in order. Those that show a file of the manual itself are left out: they are what they show. */
export const examples: readonly Example[] = [...manualPages].flatMap(([page, text]) => {
  const found: Example[] = [];
  walkTree<Code>(unified().use(remarkParse).parse(text), 'code', (node) => {
    if (/\bfile=/.test(node.meta ?? '')) return;
    const [, title] = /\btitle="([^"]*)"/.exec(node.meta ?? '') ?? [];
    found.push({
      page,
      line: node.position?.start.line ?? 0,
      language: node.lang ?? '',
      ...(title !== undefined && { title }),
      text: node.value,
    });
  });
  return found;
});

/** The examples that are a file with such a name, for `it.each`: where it stands, and the example. */
export function titled(pattern: RegExp): (readonly [where: string, example: Example])[] {
  return examples
    .filter(({ title }) => title !== undefined && pattern.test(title))
    .map((example) => [`${example.page}:${example.line} ${example.title}`, example]);
}

/** The files of a page's project as they are once all of it is read: a later example of a file replaces an earlier one. */
export function filesOf(page: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    examples.flatMap(({ page: own, title, text }) =>
      own === page && title !== undefined ? [[title, `${text}\n`]] : [],
    ),
  );
}
