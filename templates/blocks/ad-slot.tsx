// The ad slot below a page's description. In: a locale's frame. Out: the room, and the words that the service's script
// puts around an ad. No name of it says what it is: blockers would take the room, and the page would move.
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

export function AdSlot({ frame }: { frame: FrameView }): ReactElement {
  const [language] = frame.locales;
  return (
    <div
      className="backing backing-page"
      role="group"
      aria-label={textOf(frame, 'ads.label')}
      data-by={textOf(frame, 'ads.by')}
      data-help={textOf(frame, 'ads.help')}
      data-language={language === frame.locale ? undefined : language}
    />
  );
}
