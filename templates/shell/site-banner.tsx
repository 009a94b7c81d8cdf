// The line above the app bar. In: a FrameView. Out: elements, which the script in the head hides before the first paint
// where a reader has closed the same text before.
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { inlineHtmlOf } from '../blocks/inline-markdown.ts';
import { Icon } from './icon.tsx';
import { textOf } from './text-of.ts';

export function SiteBanner({ frame }: { frame: FrameView }): ReactElement | null {
  const { banner } = frame;
  if (!banner) return null;
  return (
    <aside className="site-banner" aria-label={textOf(frame, 'banner.label')}>
      <p dangerouslySetInnerHTML={{ __html: inlineHtmlOf(banner.text) }} />
      {banner.key === undefined ? null : (
        <button
          type="button"
          className="icon-button site-banner-close"
          data-xd-banner={banner.key}
          aria-label={textOf(frame, 'banner.close')}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
