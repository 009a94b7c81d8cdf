// The frame around every page: header, sidebar, footer and the places (slots) for the page's own parts.
// In: a locale's FrameView. Out: elements rendered once per locale; nothing here knows a page.
import type { ReactElement } from 'react';
import type { SlotName } from '../../src/model/bundle.ts';
import type { FrameView } from '../../src/model/view.ts';
import { SidebarLinks } from './sidebar-links.tsx';
import { SiteBanner } from './site-banner.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ShellHeader } from './shell-header.tsx';
import { frameFacts } from './frame-facts.ts';
import { Icon } from './icon.tsx';
import { textOf } from './text-of.ts';

/** The comment that the document writer replaces with a page's part. */
function slotOf(name: SlotName): { __html: string } {
  return { __html: `<!--xdocs:${name}-->` };
}

/** Ids of the shell begin with `xd-`: all others belong to the headings and demos of pages. */
export function AppShell({ frame }: { frame: FrameView }): ReactElement {
  return (
    <div className="frame" {...frameFacts(frame)}>
      <a className="skip-link" href="#xd-main">
        {textOf(frame, 'shell.skipToContent')}
      </a>
      <SiteBanner frame={frame} />
      <ConsentBanner frame={frame} />
      <ShellHeader frame={frame} />
      <div className="layout">
        <div className="scrim" data-xd-close="navigation" />
        <nav className="sidebar" id="xd-navigation" aria-label={textOf(frame, 'shell.mainNavigation')} tabIndex={-1}>
          <div className="sidebar-head">
            <div className="sidebar-context" dangerouslySetInnerHTML={slotOf('context')} />
            <button
              type="button"
              className="icon-button sidebar-close"
              data-xd-close="navigation"
              aria-label={textOf(frame, 'shell.closeNavigation')}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="sidebar-scroll" dangerouslySetInnerHTML={slotOf('navigation')} />
          <SidebarLinks frame={frame} />
        </nav>
        <div className="toc-column" dangerouslySetInnerHTML={slotOf('toc')} />
        <div className="content">
          <main id="xd-main" tabIndex={-1} dangerouslySetInnerHTML={slotOf('main')} />
          <div className="pager-row" dangerouslySetInnerHTML={slotOf('pager')} />
          <ShellFooter frame={frame} />
        </div>
      </div>
      <div className="visually-hidden" role="status" id="xd-status" />
    </div>
  );
}
