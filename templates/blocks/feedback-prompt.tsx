// The question at the end of a page. In: a locale's frame. Out: two buttons, which the service's script answers.
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { eventAttributes } from '../shell/event-attributes.ts';
import { Icon } from '../shell/icon.tsx';
import { textOf } from '../shell/text-of.ts';

export function FeedbackPrompt({ frame }: { frame: FrameView }): ReactElement {
  return (
    <section className="feedback" aria-labelledby="xd-feedback" data-section={textOf(frame, 'feedback.about')}>
      <p id="xd-feedback">{textOf(frame, 'feedback.question')}</p>
      <div className="feedback-choice">
        {(['up', 'down'] as const).map((rating) => (
          <button
            key={rating}
            type="button"
            className="feedback-rate"
            data-rating={rating}
            aria-pressed="false"
            {...eventAttributes(frame, 'feedback', rating)}
          >
            <Icon name="thumb" />
            {textOf(frame, `feedback.${rating}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
