// The headings of a page as links: a column on wide screens, a folding bar on narrow ones, from the same elements.
// In: a page's view. Out: elements, or nothing for a page of fewer than two headings.
import type { ReactElement } from 'react';
import type { FrameView, PageView } from '../../src/model/view.ts';
import { Icon } from '../shell/icon.tsx';
import { textOf } from '../shell/text-of.ts';

export function TableOfContents({ view, frame }: { view: PageView; frame: FrameView }): ReactElement | null {
  const { headings, options } = view;
  if (options.disableToc || headings.length < 2) return null;
  const title = textOf(frame, 'shell.toc');
  return (
    <nav className="toc" aria-label={title}>
      <details className="toc-details" data-xd-toc="">
        <summary className="toc-summary">
          <span>{title}</span>
          <span className="toc-current" />
          <Icon name="chevron" />
        </summary>
        <div className="toc-body">
          <p className="toc-title" aria-hidden="true">
            {title}
          </p>
          <ul className="toc-list">
            {headings.map((heading) => (
              <li key={heading.id} className={heading.level > 2 ? `toc-level-${heading.level}` : undefined}>
                <a href={`#${heading.id}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
          <a className="toc-top" href="#xd-main">
            {textOf(frame, 'shell.backToTop')}
          </a>
        </div>
      </details>
    </nav>
  );
}
