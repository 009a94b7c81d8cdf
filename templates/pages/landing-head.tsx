// What a landing page's head has below its description: where to begin, the command that installs the package, and the
// facts that decide.
// In: the landing part of a page's view. Out: elements.
import type { ReactElement } from 'react';
import type { LandingView } from '../../src/model/view.ts';

export function LandingHead({ landing }: { landing: LandingView }): ReactElement {
  return (
    <>
      {landing.actions.length > 0 ? (
        <p className="landing-actions">
          {landing.actions.map((action, index) => (
            <a key={action.href} className={index === 0 ? 'button' : 'button button-quiet'} href={action.href}>
              {action.text}
            </a>
          ))}
        </p>
      ) : null}
      {landing.installHtml ? (
        <div className="landing-install" dangerouslySetInnerHTML={{ __html: landing.installHtml }} />
      ) : null}
      {landing.facts.length > 0 ? (
        <ul className="landing-facts">
          {landing.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
