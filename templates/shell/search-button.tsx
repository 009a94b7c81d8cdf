// The button that opens the search. In: a FrameView. Out: elements; the dialog behind it is loaded when it is touched.
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { eventAttributes } from './event-attributes.ts';
import { Icon } from './icon.tsx';
import { textOf } from './text-of.ts';

export function SearchButton({ frame }: { frame: FrameView }): ReactElement {
  return (
    <button
      type="button"
      className="search-button"
      data-xd-open="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...eventAttributes(frame, 'search', 'open')}
    >
      <Icon name="search" />
      <span className="search-button-text">{textOf(frame, 'search.open')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
