// The foot of a page: edit link, previous and next. In: a page's view. Out: elements.
import type { ReactElement } from 'react';
import type { NavigationLink } from '../../src/model/navigation.ts';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { ArrowIcon, PencilIcon } from '../shell/icons.tsx';
import { textOf } from '../shell/text-of.ts';

function Neighbour({ link, rel, label }: { link: NavigationLink; rel: 'prev' | 'next'; label: string }): ReactElement {
  return (
    <a className={`pager-link pager-${rel}`} href={link.href} rel={rel}>
      <span className="pager-label">{label}</span>
      <span className="pager-title">
        <ArrowIcon />
        {link.title}
      </span>
    </a>
  );
}

export function PagePager({ view, frame }: { view: PageView; frame: FrameView }): ReactElement | null {
  const { previous, next, editUrl } = view;
  if (!previous && !next && !editUrl) return null;
  return (
    <nav className="pager" aria-label={textOf(frame, 'page.neighbours')}>
      {editUrl ? (
        <a className="edit-link" href={editUrl}>
          <PencilIcon />
          {textOf(frame, 'page.edit')}
        </a>
      ) : null}
      {previous || next ? (
        <div className="pager-links">
          {previous ? <Neighbour link={previous} rel="prev" label={textOf(frame, 'page.previous')} /> : null}
          {next ? <Neighbour link={next} rel="next" label={textOf(frame, 'page.next')} /> : null}
        </div>
      ) : null}
    </nav>
  );
}
