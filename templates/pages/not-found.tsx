// The page shown where there is none. In: a page's view, whose blocks may propose other pages. Out: elements; where the
// view proposes none, a script does.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { PageBlock } from '../blocks/page-block.tsx';
import { textOf } from '../shell/text-of.ts';

export function NotFound({ view, frame }: { view: PageView; frame: FrameView }): ReactElement {
  return (
    <article className="page page-not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{view.title || textOf(frame, 'page.notFound')}</h1>
      <p className="description">{view.description || textOf(frame, 'page.notFoundText')}</p>
      {view.blocks.length > 0 ? (
        <div className="not-found-near">
          <h2>{textOf(frame, 'page.notFoundNear')}</h2>
          {view.blocks.map((block, index) => (
            <PageBlock key={index} block={block} frame={frame} />
          ))}
        </div>
      ) : (
        <div className="not-found-near prose" data-xd-nearest={`${frame.base}/pages.json`}>
          <h2>{textOf(frame, 'page.notFoundNear')}</h2>
          <p role="status">{textOf(frame, 'page.notFoundSearch')}</p>
          <ul />
        </div>
      )}
      <p>
        <a className="button" href={frame.home}>
          {textOf(frame, 'page.notFoundHome')}
        </a>
      </p>
    </article>
  );
}
