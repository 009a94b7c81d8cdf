// What stands in `main`: the head of the page and its blocks in order. In: a page's view. Out: elements.
import type { ReactElement } from 'react';
import type { BlockView, FrameView, PageView } from '../../src/model/view.ts';
import { AdSlot } from '../blocks/ad-slot.tsx';
import { FeedbackPrompt } from '../blocks/feedback-prompt.tsx';
import { PageBlock } from '../blocks/page-block.tsx';
import { textOf } from '../shell/text-of.ts';
import { pageFacts } from './page-facts.ts';
import { NotFound } from './not-found.tsx';
import { OfflinePage } from './offline-page.tsx';
import { PageHead } from './page-head.tsx';
import { ProductionError } from './production-error.tsx';
import { StandalonePage } from './standalone-page.tsx';

function isAboveTitle(block: BlockView): boolean {
  return block.type === 'component' && block.isAboveTitle === true;
}

export function PageArticle({ view, frame }: { view: PageView; frame: FrameView }): ReactElement {
  if (view.kind === 'offline') return <OfflinePage view={view} frame={frame} />;
  if (view.kind === 'not-found') return <NotFound view={view} frame={frame} />;
  if (view.kind === 'production-error') return <ProductionError view={view} frame={frame} />;
  if (view.kind === 'standalone') return <StandalonePage view={view} frame={frame} />;
  const classes = [
    'page',
    `page-${view.kind}`,
    view.options.wideLayout ? 'page-wide' : '',
    view.landing ? 'page-landing' : '',
  ];
  // Blocks never move: their place is their identity.
  const shown = (isWanted: (block: BlockView) => boolean) =>
    view.blocks.map((block, index) => (isWanted(block) ? <PageBlock key={index} block={block} frame={frame} /> : null));
  const isText = (view.kind === 'guide' || view.kind === 'api') && !view.landing;
  return (
    <article
      className={classes.filter(Boolean).join(' ')}
      data-xd-icon-font={view.iconFont}
      {...pageFacts(view, frame)}
    >
      {shown(isAboveTitle)}
      <PageHead view={view} frame={frame} />
      {frame.services.ads && isText && !view.options.disableAd ? <AdSlot frame={frame} /> : null}
      {shown((block) => !isAboveTitle(block))}
      {frame.services.feedback && isText ? <FeedbackPrompt frame={frame} /> : null}
      {view.landing ? (
        <a className="page-top" href="#xd-main">
          {textOf(frame, 'shell.backToTop')}
        </a>
      ) : null}
    </article>
  );
}
