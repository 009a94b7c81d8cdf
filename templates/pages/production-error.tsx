// The page that explains the error numbers of production builds. In: a page's view, whose block lists them all. Out:
// elements; a script shows the one that the address names.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { PageBlock } from '../blocks/page-block.tsx';
import { textOf } from '../shell/text-of.ts';

export function ProductionError({ view, frame }: { view: PageView; frame: FrameView }): ReactElement {
  return (
    <article className="page page-production-error">
      <header className="page-head">
        <h1>{view.title}</h1>
        <p className="description">{textOf(frame, 'productionError.text')}</p>
      </header>
      <section className="error-box error-shown" data-xd-error-shown="" hidden aria-live="polite">
        <h2 className="error-box-title">{textOf(frame, 'productionError.shown')}</h2>
        <pre className="error-box-message" tabIndex={0} />
      </section>
      <p data-xd-error-none={textOf(frame, 'productionError.unknown')}>{textOf(frame, 'productionError.none')}</p>
      <h2>{textOf(frame, 'productionError.all')}</h2>
      {view.blocks.map((block, index) => (
        <PageBlock key={index} block={block} frame={frame} />
      ))}
    </article>
  );
}
