// What a reader can do with a page as text: copy it as Markdown, or open it as such. In: a page's view. Out: elements.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

export function PageActions({ view, frame }: { view: PageView; frame: FrameView }): ReactElement | null {
  if (!view.markdown) return null;
  const words = textOf(frame, 'page.viewMarkdown');
  return (
    <div className="page-actions">
      <button type="button" className="page-action page-action-copy" data-xd-copy-page="">
        {textOf(frame, 'page.copyMarkdown')}
      </button>
      <a
        className="page-action page-action-view"
        href={view.markdown}
        type="text/markdown"
        aria-label={words}
        title={words}
      />
    </div>
  );
}
