// The page that a service worker shows in the place of one that it has not kept. In: a page's view, whose block is the
// list that the worker fills. Out: elements.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { PageBlock } from '../blocks/page-block.tsx';
import { textOf } from '../shell/text-of.ts';

export function OfflinePage({ view, frame }: { view: PageView; frame: FrameView }): ReactElement {
  return (
    <article className="page page-not-found page-offline">
      <h1>{view.title}</h1>
      <p className="description">{view.description}</p>
      <div className="not-found-near prose">
        <h2>{textOf(frame, 'page.offlineKept')}</h2>
        {view.blocks.map((block, index) => (
          <PageBlock key={index} block={block} frame={frame} />
        ))}
      </div>
    </article>
  );
}
