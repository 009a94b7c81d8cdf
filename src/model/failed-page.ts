// The page in the place of one that cannot be made. In: where it would be and why it is not. Out: a page that says so.
import type { Address } from './address.ts';
import type { WholePage } from './page.ts';
import type { Problem } from './problem.ts';

/** A page that holds nothing but a problem, which is among its problems, too. */
export function failedPage(source: string, address: Address, problem: Problem): WholePage {
  return {
    page: {
      kind: 'failed',
      address,
      source,
      frontMatter: {},
      options: { disableToc: true },
      title: '',
      description: '',
      headings: [],
      anchors: [],
      links: [],
      assets: [],
      directives: [],
      reads: [],
      problems: [problem],
    },
    body: { blocks: [{ type: 'problem', problem }] },
  };
}
