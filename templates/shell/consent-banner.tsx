// The question whether ads and analytics may run, where a site asks: hidden until the service's script shows it
// (services/consent.ts), so that it comes without a request and in the page's language. In: a FrameView. Out: elements.
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from './text-of.ts';

/** None of them is the better one: they look alike. */
const answers = [
  ['denied', 'consent.decline'],
  ['granted', 'consent.allow'],
] as const;

export function ConsentBanner({ frame }: { frame: FrameView }): ReactElement | null {
  const { consent } = frame.services;
  if (!consent) return null;
  const title = textOf(frame, 'consent.title');
  return (
    <section className="consent" aria-label={title} hidden data-said={textOf(frame, 'consent.saved', { title })}>
      <div className="consent-row">
        <p>{textOf(frame, `consent.${consent}`)}</p>
        <div className="consent-answers">
          {answers.map(([answer, label]) => (
            <button key={answer} type="button" data-consent={answer}>
              {textOf(frame, label)}
            </button>
          ))}
        </div>
      </div>
      {/* For a browser that has answered by itself. */}
      <div className="consent-row">
        <p>{textOf(frame, 'consent.signal')}</p>
        <div className="consent-answers">
          <button type="button" data-consent="">
            {textOf(frame, 'consent.close')}
          </button>
        </div>
      </div>
    </section>
  );
}
