// The page shown instead of one that cannot be made. In: its address and the problem. Out: a page that shows the
// problem.
import type { Address } from './address.ts';
import type { WholePage } from './page.ts';
import type { Problem } from './problem.ts';

/** A page whose only block is a problem, which is also in its `problems`. */
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
