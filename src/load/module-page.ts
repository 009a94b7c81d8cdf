// A page that is a React component, as the page that Markdown with the same front matter and one directive would give:
// everything after this knows pages of one kind. In: a module's text. Out: a page whose only block is the component.
import { posix } from 'node:path';
import { readPageModule } from '../demos/page-module.ts';
import { descriptionProblems } from '../markdown/description-problems.ts';
import { frontMatterOf, optionsIn, pageKindOf } from '../markdown/front-matter-keys.ts';
import type { PageHost } from '../markdown/parse-page.ts';
import { directiveBlock } from '../markdown/text-only.ts';
import type { Address } from '../model/address.ts';
import { failedPage } from '../model/failed-page.ts';
import type { PageOptions, WholePage } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { SourceFile } from '../model/source-file.ts';

/** Reads the front matter of a module and makes its page. A module that cannot be parsed is a failed page. */
export function modulePage(
  { path, text }: SourceFile,
  address: Address,
  routeOptions: PageOptions,
  host: Pick<PageHost, 'onlyText'>,
): WholePage {
  const problems: Problem[] = [];
  const at = { severity: 'error', file: path } as const;
  const read = readPageModule(path, text);
  if ('reason' in read) return failedPage(path, address, { rule: 'front-matter-invalid', ...at, ...read });
  for (const fault of read.faults) problems.push({ rule: 'front-matter-invalid', ...at, ...fault });
  const { frontMatter, lineOf } = frontMatterOf(read.entries, path, problems);
  const placeOf = new Map(
    read.entries.flatMap(({ key, places }) => places.map(([name, place]) => [`${key} ${name}`, place] as const)),
  );
  const { title = '', description = '' } = frontMatter;
  if (!title) problems.push({ rule: 'title-missing', ...at, ...read.start, found: 0, isModule: true });
  const line = lineOf.get('description');
  if (description) problems.push(...descriptionProblems(description, { ...at, line: line ?? 1, column: 1 }));
  else problems.push({ rule: 'description-missing', ...at, ...read.start, isModule: true });
  const directive = `{{"component": ${JSON.stringify(`./${posix.basename(path)}`)}}}`;
  const block = directiveBlock(directive, read.component.line, { file: path, host, problems });
  const blocks = block ? [block] : [];
  return {
    page: {
      kind: pageKindOf(frontMatter),
      address,
      source: path,
      frontMatter,
      frontMatterLines: Object.fromEntries(lineOf),
      frontMatterPlaces: Object.fromEntries(placeOf),
      options: { ...optionsIn(frontMatter), ...routeOptions },
      title,
      description,
      headings: [],
      anchors: [],
      links: [],
      assets: [],
      directives: blocks.filter((one) => one.type === 'demo' || one.type === 'component'),
      reads: [],
      problems: problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
    },
    body: { blocks },
  };
}
