// The bar at the top: navigation button, brand, search, links, repository, notifications, colour mode, settings. In: a
// FrameView. Out: elements.
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { Icon } from './icon.tsx';
import { SocialLinks, wordLinks } from './social-links.tsx';
import { SearchButton } from './search-button.tsx';
import { textOf } from './text-of.ts';

/** News under a bell. Which of them are new is the reader's: the plain script counts them. */
function Notifications({ frame }: { frame: FrameView }): ReactElement {
  return (
    <details className="menu notifications" data-xd-menu="" data-xd-notifications="">
      <summary className="notifications-button" aria-label={textOf(frame, 'shell.notifications')}>
        <Icon name="bell" />
        <span className="badge" data-text={textOf(frame, 'shell.unread')} hidden />
      </summary>
      <ul className="menu-list notification-list">
        {frame.notifications.map(({ id, title, text, href }) => (
          <li key={id} data-id={id}>
            <strong>{href ? <a href={href}>{title}</a> : title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ShellHeader({ frame }: { frame: FrameView }): ReactElement {
  const links = wordLinks(frame);
  return (
    <AppBar className="app-bar" position="sticky">
      <Toolbar className="app-bar-row" disableGutters variant="dense">
        <IconButton
          className="menu-button"
          color="inherit"
          data-xd-open="navigation"
          aria-controls="xd-navigation"
          aria-expanded="false"
          aria-label={textOf(frame, 'shell.openNavigation')}
        >
          <Icon name="menu" />
        </IconButton>
        <a className="brand" href={frame.home} aria-label={textOf(frame, 'shell.home', { name: frame.siteName })}>
          {frame.logo ? <img src={frame.logo} width="28" height="28" alt="" /> : null}
          <span className="brand-name">{frame.siteName}</span>
        </a>
        <span className="app-bar-gap" />
        <SearchButton frame={frame} />
        {links.length > 0 ? (
          <nav className="app-bar-links" aria-label={textOf(frame, 'shell.siteLinks')}>
            {links.map((link) => (
              <Button key={link.href} href={link.href} color="inherit" size="small">
                {link.text}
              </Button>
            ))}
          </nav>
        ) : null}
        <SocialLinks frame={frame} />
        {frame.notifications.length > 0 ? <Notifications frame={frame} /> : null}
        <IconButton
          className="mode-button"
          color="inherit"
          data-xd-mode-toggle=""
          aria-label={textOf(frame, 'mode.label', { mode: textOf(frame, 'mode.system') })}
        >
          <Icon name="mode" />
        </IconButton>
        <IconButton
          className="settings-button"
          color="inherit"
          data-xd-open="settings"
          aria-haspopup="dialog"
          aria-label={textOf(frame, 'shell.settings')}
        >
          <Icon name="settings" />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
