// The interface's icons, drawn on a grid of 20. Decorative: whoever shows one gives it a name.
import type { ReactElement, ReactNode } from 'react';

function Icon({ children, className }: { children: ReactNode; className?: string }): ReactElement {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function MenuIcon(): ReactElement {
  return (
    <Icon>
      <path d="M3 6h14M3 10h14M3 14h9" />
    </Icon>
  );
}

export function BackIcon(): ReactElement {
  return (
    <Icon>
      <path d="M16 10H4m5-5-5 5 5 5" />
    </Icon>
  );
}

export function CloseIcon(): ReactElement {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function SearchIcon(): ReactElement {
  return (
    <Icon>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 3.8 3.8" />
    </Icon>
  );
}

/** Points down; style sheets turn it. */
export function ChevronIcon(): ReactElement {
  return (
    <Icon className="chevron">
      <path d="m6 8 4 4 4-4" />
    </Icon>
  );
}

export function ArrowIcon(): ReactElement {
  return (
    <Icon className="arrow">
      <path d="M4 10h12m-5-5 5 5-5 5" />
    </Icon>
  );
}

export function ElsewhereIcon(): ReactElement {
  return (
    <Icon className="elsewhere">
      <path d="M7 13 14 6m-5 0h5v5" />
    </Icon>
  );
}

export function PencilIcon(): ReactElement {
  return (
    <Icon>
      <path d="m4 16 .8-3.4 8.4-8.4a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2 4 16Z" />
    </Icon>
  );
}

export function SunIcon(): ReactElement {
  return (
    <Icon className="mode-light">
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.5v1.6m0 11.8v1.6M2.5 10h1.6m11.8 0h1.6M4.7 4.7l1.1 1.1m8.4 8.4 1.1 1.1m0-10.6-1.1 1.1m-8.4 8.4-1.1 1.1" />
    </Icon>
  );
}

export function MoonIcon(): ReactElement {
  return (
    <Icon className="mode-dark">
      <path d="M16.5 11.6A6.8 6.8 0 0 1 8.4 3.5a6.8 6.8 0 1 0 8.1 8.1Z" />
    </Icon>
  );
}

export function SystemIcon(): ReactElement {
  return (
    <Icon className="mode-system">
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5v13a6.5 6.5 0 0 0 0-13Z" fill="currentColor" />
    </Icon>
  );
}

/** Two sliders. */
export function SettingsIcon(): ReactElement {
  return (
    <Icon>
      <path d="M3 6.5h6.5m4 0H17M3 13.5h3.5m4 0H17" />
      <circle cx="11.5" cy="6.5" r="2" />
      <circle cx="8.5" cy="13.5" r="2" />
    </Icon>
  );
}

export function BellIcon(): ReactElement {
  return (
    <Icon>
      <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1H3.8ZM8.5 16.8a1.7 1.7 0 0 0 3 0" />
    </Icon>
  );
}

export function ThumbIcon({ isDown }: { isDown: boolean }): ReactElement {
  return (
    <Icon>
      <path
        d="M6 9v8H3V9zm0 0 3-6c1.5 0 2.2 1 2 2.4L10.6 8H16a1.5 1.5 0 0 1 1.5 1.8l-1.2 6A1.5 1.5 0 0 1 14.8 17H6"
        transform={isDown ? 'rotate(180 10 10)' : undefined}
      />
    </Icon>
  );
}
