// The sidebar's list: top level and the open branch. In: a NavigationView. Out: plain elements, cheap enough to be made
// for every page; a closed branch is a link to its first page and needs no script.
import type { ReactElement } from 'react';
import type { NavigationFlag, NavigationNode } from '../../src/model/navigation.ts';
import type { FrameView, NavigationView } from '../../src/model/view.ts';
import { breakableHtmlOf } from '../blocks/breakable.ts';
import { ChevronIcon, ElsewhereIcon } from './icons.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { textOf } from './text-of.ts';

interface BranchProps {
  readonly nodes: readonly NavigationNode[];
  readonly depth: number;
  readonly open: ReadonlySet<string>;
  readonly active: string;
  readonly frame: FrameView;
}

function Flags({ flags, frame }: { flags: readonly NavigationFlag[]; frame: FrameView }): ReactElement {
  return (
    <>
      {flags.map((flag) => (
        <span key={flag} className={`chip chip-${flag}`}>
          {textOf(frame, `chip.${flag}`)}
        </span>
      ))}
    </>
  );
}

/** Whether an entry is the page: navigation modules write pathnames with and without the last slash. */
function isPage(node: NavigationNode, pathname: string): boolean {
  return node.key === pathname || node.href === pathname || `${node.key}/` === pathname;
}

function Entry({ node, ...branch }: { node: NavigationNode } & Omit<BranchProps, 'nodes'>): ReactElement | null {
  const { depth, open, active, frame } = branch;
  if (node.hidden) return null;
  if (node.kind === 'subheader') {
    return (
      <li className="nav-section">
        <span className="nav-subheader">
          <span className="nav-subheader-text" data-xd-key={node.key}>
            {node.title}
          </span>
          {node.plan ? <PlanBadge plan={node.plan} frame={frame} /> : null}
          <Flags flags={node.flags} frame={frame} />
        </span>
        <Branch {...branch} nodes={node.children} />
      </li>
    );
  }
  if (node.kind === 'rest') {
    return (
      <li>
        <a className="nav-link nav-group-link nav-rest" href={node.href} data-xd-entries={node.entries}>
          {textOf(frame, 'navigation.all', { count: node.title })}
        </a>
      </li>
    );
  }
  const isGroup = node.kind === 'group';
  const isOpen = isGroup && open.has(node.key);
  const isActive = !isGroup && isPage(node, active);
  return (
    <li className={isGroup ? 'nav-group' : undefined}>
      <a
        className={isGroup ? 'nav-link nav-group-link' : 'nav-link'}
        href={node.href}
        aria-current={isActive ? 'page' : undefined}
        data-xd-branch={isOpen ? 'open' : undefined}
        data-xd-entries={isGroup && !isOpen ? node.entries : undefined}
        aria-expanded={isGroup && (isOpen || node.entries) ? isOpen : undefined}
        target={node.kind === 'external' ? '_blank' : undefined}
        rel={node.kind === 'external' ? 'noopener' : undefined}
        {...node.linkProps}
      >
        <span
          className="nav-title"
          data-xd-key={node.titleKey ?? (isGroup || /[?#]/.test(node.key) ? node.key : undefined)}
          dangerouslySetInnerHTML={{ __html: breakableHtmlOf(node.title) }}
        />
        {node.plan ? <PlanBadge plan={node.plan} frame={frame} /> : null}
        <Flags flags={node.flags} frame={frame} />
        {isGroup ? <ChevronIcon /> : null}
        {node.kind === 'external' ? (
          <>
            <ElsewhereIcon />
            <span className="visually-hidden">{textOf(frame, 'shell.opensElsewhere')}</span>
          </>
        ) : null}
      </a>
      {isOpen ? <Branch {...branch} nodes={node.children} depth={depth + 1} /> : null}
    </li>
  );
}

function Branch({ nodes, ...rest }: BranchProps): ReactElement {
  return (
    <ul className={`nav-list nav-depth-${rest.depth}`}>
      {nodes.map((node) => (
        <Entry key={node.key} node={node} {...rest} />
      ))}
    </ul>
  );
}

export function NavigationList({
  view,
  frame,
  depth = 0,
}: {
  view: NavigationView;
  frame: FrameView;
  depth?: number;
}): ReactElement {
  return <Branch nodes={view.nodes} depth={depth} open={new Set(view.open)} active={view.active} frame={frame} />;
}
