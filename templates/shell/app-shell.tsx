// The frame around every page: header, sidebar, footer and the places (slots) for the page's own parts.
// In: a locale's FrameView. Out: elements rendered once per locale; nothing here knows a page.
import type { ReactElement } from 'react';
import type { SlotName } from '../../src/model/bundle.ts';
import type { FrameView } from '../../src/model/view.ts';
import { ShellFooter } from './shell-footer.tsx';
import { ShellHeader } from './shell-header.tsx';
import { CloseIcon } from './icons.tsx';
import { textOf } from './text-of.ts';

/** The comment that the document writer replaces with a page's part. */
function slotOf(name: SlotName): { __html: string } {
  return { __html: `<!--xdocs:${name}-->` };
}

/** Words that the plain script needs, carried in the HTML because the script is the same in every language. */
function clientTextsOf(frame: FrameView): string {
  return JSON.stringify({
    copyRefused: textOf(frame, 'code.copyRefused'),
    copied: textOf(frame, 'code.copied'),
    copiedAnnouncement: textOf(frame, 'code.copiedAnnouncement'),
    demoFailed: textOf(frame, 'demo.failed'),
    searchFailed: textOf(frame, 'search.failed'),
    modeLabel: textOf(frame, 'mode.label'),
    light: textOf(frame, 'mode.light'),
    dark: textOf(frame, 'mode.dark'),
    system: textOf(frame, 'mode.system'),
  });
}

/** What the plain script needs to know of the site. */
function siteFactsOf({ base, locale, locales, translateUrl }: FrameView): string {
  return JSON.stringify({ base, locale, defaultLocale: locales[0], locales, translateUrl });
}

/** Ids of the shell begin with `xd-`: all others belong to the headings and demos of pages. */
export function AppShell({ frame }: { frame: FrameView }): ReactElement {
  return (
    <div
      className="frame"
      data-xd-site={siteFactsOf(frame)}
      data-xd-texts={clientTextsOf(frame)}
      data-xd-colors={JSON.stringify(frame.theme)}
    >
      <a className="skip-link" href="#xd-main">
        {textOf(frame, 'shell.skipToContent')}
      </a>
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
              <CloseIcon />
            </button>
          </div>
          <div className="sidebar-scroll" dangerouslySetInnerHTML={slotOf('navigation')} />
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
