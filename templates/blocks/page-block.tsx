// One stretch of a page's body. In: a block's view. Out: the elements of its kind.
import type { ReactElement } from 'react';
import type { BlockView, FrameView } from '../../src/model/view.ts';
import { ApiBlock } from './api-block.tsx';
import { ApiIndexBlock } from './api-index-block.tsx';
import { CardsBlock } from './cards-block.tsx';
import { ComponentBlock } from './component-block.tsx';
import { DemoBlock } from './demo-block.tsx';
import { ErrorBlock } from './error-block.tsx';
import { withNamedParts } from './named-parts.ts';

export function PageBlock({ block, frame }: { block: BlockView; frame: FrameView }): ReactElement {
  switch (block.type) {
    case 'html':
      // Prose styles stop at this element, so that they never reach into a demo.
      return <div className="prose" dangerouslySetInnerHTML={{ __html: withNamedParts(block.html, frame) }} />;
    case 'demo':
      return <DemoBlock demo={block} frame={frame} />;
    case 'component':
      return <ComponentBlock component={block} />;
    case 'api':
      return <ApiBlock api={block.api} demos={block.demos} types={block.types} frame={frame} />;
    case 'api-index':
      return <ApiIndexBlock groups={block.groups} frame={frame} />;
    case 'cards':
      return <CardsBlock cards={block.cards} isLarge={block.isLarge} frame={frame} />;
    case 'error':
      return <ErrorBlock title={block.title} message={block.message} place={block.place} />;
  }
}
