// The foot of a page: edit link, when it was last changed, previous and next. In: a page's view. Out: elements.
import type { ReactElement } from 'react';
import { escapeHtml } from '../../src/model/escape-html.ts';
import type { NeighbourLink } from '../../src/model/navigation.ts';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { Icon } from '../shell/icon.tsx';
import { eventAttributes } from '../shell/event-attributes.ts';
import { textOf } from '../shell/text-of.ts';

function Neighbour({ link, rel, label }: { link: NeighbourLink; rel: 'prev' | 'next'; label: string }): ReactElement {
  return (
    <a className="pager-link" href={link.href} rel={rel}>
      <span className="pager-label">{link.group ? `${label} · ${link.group}` : label}</span>
      <span className="pager-title">{link.title}</span>
    </a>
  );
}

function LastUpdated({
  updated,
  frame,
}: {
  updated: NonNullable<PageView['updated']>;
  frame: FrameView;
}): ReactElement {
  // React would write the attribute as `dateTime`; readers of the source look for its name in HTML.
  const time = `<time datetime="${updated.date}">${escapeHtml(updated.text)}</time>`;
  const [before = '', after = ''] = textOf(frame, 'page.updated').split('{date}').map(escapeHtml);
  return <p className="last-updated" dangerouslySetInnerHTML={{ __html: before + time + after }} />;
}

export function PagePager({ view, frame }: { view: PageView; frame: FrameView }): ReactElement | null {
  const { previous, next, editUrl, updated } = view;
  if (!previous && !next && !editUrl && !updated) return null;
  return (
    <nav className="pager" aria-label={textOf(frame, 'page.neighbours')}>
      {editUrl || updated ? (
        <div className="page-meta">
          {editUrl ? (
            <a className="edit-link" href={editUrl} {...eventAttributes(frame, 'page', 'edit')}>
              <Icon name="pencil" />
              {textOf(frame, 'page.edit')}
            </a>
          ) : null}
          {updated ? <LastUpdated updated={updated} frame={frame} /> : null}
        </div>
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
