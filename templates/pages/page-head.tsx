// The top of a page: breadcrumbs, title, description, header chips. In: a page's view. Out: elements.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { PlanBadge } from '../shell/plan-badge.tsx';
import { textOf } from '../shell/text-of.ts';
import { LandingHead } from './landing-head.tsx';
import { PageActions } from './page-actions.tsx';

function Breadcrumbs({ view, frame }: { view: PageView; frame: FrameView }): ReactElement | null {
  if (view.breadcrumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={textOf(frame, 'shell.breadcrumbs')}>
      <ol>
        {view.breadcrumbs.map((crumb) => (
          <li key={`${crumb.title} ${crumb.href}`}>
            {crumb.href ? <a href={crumb.href}>{crumb.title}</a> : crumb.title}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Title({ view }: { view: PageView }): ReactElement {
  return view.titleHtml ? <h1 dangerouslySetInnerHTML={{ __html: view.titleHtml }} /> : <h1>{view.title}</h1>;
}

function Description({ view }: { view: PageView }): ReactElement | null {
  if (view.descriptionHtml) {
    return <p className="description" dangerouslySetInnerHTML={{ __html: view.descriptionHtml }} />;
  }
  return view.description ? <p className="description">{view.description}</p> : null;
}

function Chips({ view }: { view: PageView }): ReactElement | null {
  if (view.chips.length === 0) return null;
  return (
    <ul className="page-chips">
      {view.chips.map((chip) => (
        <li key={chip.href}>
          <a className="page-chip" href={chip.href}>
            {chip.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function PageHead({ view, frame }: { view: PageView; frame: FrameView }): ReactElement {
  // A title with markup of its own already carries its badge.
  const showsPlan = view.plan !== undefined && !view.titleHtml;
  return (
    <header className="page-head">
      <div className="page-place">
        <Breadcrumbs view={view} frame={frame} />
        {view.landing ? null : <PageActions view={view} frame={frame} />}
      </div>
      <div className="page-title">
        <Title view={view} />
        {view.isDraft ? <span className="page-draft">{textOf(frame, 'chip.draft')}</span> : null}
        {showsPlan && view.plan ? <PlanBadge plan={view.plan} frame={frame} /> : null}
      </div>
      <Description view={view} />
      {view.landing ? (
        <>
          <LandingHead landing={view.landing} />
          {/* Who decides looks at these last: they share one quiet row. */}
          <div className="landing-more">
            <PageActions view={view} frame={frame} />
            <Chips view={view} />
          </div>
        </>
      ) : (
        <Chips view={view} />
      )}
    </header>
  );
}
