// Where the app bar is too narrow for the site's links and marks, they are below the navigation. In: a FrameView. Out:
// elements that the style sheet shows in the drawer alone.
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { SocialLinks, wordLinks } from './social-links.tsx';

export function SidebarLinks({ frame }: { frame: FrameView }): ReactElement | null {
  const links = wordLinks(frame);
  if (links.length + frame.social.length === 0) return null;
  return (
    <div className="sidebar-links">
      <div className="nav-list">
        {links.map(({ text, href }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </div>
      {frame.social.length > 0 ? (
        <div className="sidebar-social">
          <SocialLinks frame={frame} />
        </div>
      ) : null}
    </div>
  );
}
