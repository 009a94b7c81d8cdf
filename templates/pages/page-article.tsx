// What stands in `main`: the head of the page and its blocks in order. In: a page's view. Out: elements.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { PageBlock } from '../blocks/page-block.tsx';
import { textOf } from '../shell/text-of.ts';
import { NotFound } from './not-found.tsx';
import { PageHead } from './page-head.tsx';
import { ProductionError } from './production-error.tsx';

export function PageArticle({ view, frame }: { view: PageView; frame: FrameView }): ReactElement {
  if (view.kind === 'not-found') return <NotFound view={view} frame={frame} />;
  if (view.kind === 'production-error') return <ProductionError view={view} frame={frame} />;
  const classes = [
    'page',
    `page-${view.kind}`,
    view.options.wideLayout ? 'page-wide' : '',
    view.landing ? 'page-landing' : '',
  ];
  return (
    <article className={classes.filter(Boolean).join(' ')} data-xd-icon-font={view.iconFont}>
      <PageHead view={view} frame={frame} />
      {view.blocks.map((block, index) => (
        // Blocks never move: their place is their identity.
        <PageBlock key={index} block={block} frame={frame} />
      ))}
      {view.landing ? (
        <a className="page-top" href="#xd-main">
          {textOf(frame, 'shell.backToTop')}
        </a>
      ) : null}
    </article>
  );
}
