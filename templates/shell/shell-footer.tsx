// The foot of every page: the site's own sentence and links. In: a FrameView. Out: elements, or nothing to show.
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from './text-of.ts';

export function ShellFooter({ frame }: { frame: FrameView }): ReactElement | null {
  const { text, links } = frame.footer;
  const { consent } = frame.services;
  if (!text && links.length === 0 && !consent) return null;
  return (
    <footer className="site-footer">
      {text ? <p className="site-footer-text">{text}</p> : null}
      {links.length > 0 || consent ? (
        <nav aria-label={textOf(frame, 'shell.footer')}>
          <ul className="site-footer-links">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
            {consent ? (
              <li>
                <button type="button" data-xd-open="consent">
                  {textOf(frame, 'consent.title')}
                </button>
              </li>
            ) : null}
          </ul>
        </nav>
      ) : null}
    </footer>
  );
}
