// The bar at the top: navigation button, brand, links, repository, colour mode. In: a FrameView. Out: elements.
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import type { ReactElement } from 'react';
import type { FrameView } from '../../src/model/view.ts';
import { MenuIcon, MoonIcon, RepositoryIcon, SunIcon, SystemIcon } from './icons.tsx';
import { textOf } from './text-of.ts';

export function ShellHeader({ frame }: { frame: FrameView }): ReactElement {
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
          <MenuIcon />
        </IconButton>
        <a className="brand" href={frame.home} aria-label={textOf(frame, 'shell.home', { name: frame.siteName })}>
          {frame.logo ? <img src={frame.logo} width="28" height="28" alt="" /> : null}
          <span className="brand-name">{frame.siteName}</span>
        </a>
        <span className="app-bar-gap" />
        {frame.links.length > 0 ? (
          <nav className="app-bar-links" aria-label={textOf(frame, 'shell.siteLinks')}>
            {frame.links.map((link) => (
              <Button key={link.href} href={link.href} color="inherit" size="small">
                {link.text}
              </Button>
            ))}
          </nav>
        ) : null}
        {frame.repository ? (
          <IconButton
            className="repository-link"
            color="inherit"
            href={frame.repository}
            aria-label={textOf(frame, 'shell.repository')}
          >
            <RepositoryIcon />
          </IconButton>
        ) : null}
        <IconButton
          className="mode-button"
          color="inherit"
          data-xd-mode-toggle=""
          aria-label={textOf(frame, 'mode.label', { mode: textOf(frame, 'mode.system') })}
        >
          <SunIcon />
          <MoonIcon />
          <SystemIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
