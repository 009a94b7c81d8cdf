// The sidebar's list: top level and the open branch. In: a NavigationView. Out: plain elements, cheap enough to be made
// for every page; a closed branch is a link to its first page and needs no script. A page has a hundred entries: the words
// of each, where it leads, and nothing that the style sheet can tell by where they stand.
import type { ReactElement } from 'react';
import type { NavigationFlag, NavigationNode } from '../../src/model/navigation.ts';
import type { FrameView, NavigationView } from '../../src/model/view.ts';
import { breakableHtmlOf } from '../../src/model/breakable.ts';
import { Icon } from './icon.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { textOf } from './text-of.ts';

interface BranchProps {
  readonly nodes: readonly NavigationNode[];
  readonly depth: number;
  readonly open: ReadonlySet<string>;
  readonly active: string;
  readonly frame: FrameView;
  /** What the URLs of closed entries begin with, at the list that says so for those in it. */
  readonly entriesAt?: string | undefined;
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

/** What a title is looked up by in another language, where that is not the link's path and there is another one. */
function keyOf({ key, titleKey, kind }: NavigationNode, { locales }: FrameView): string | undefined {
  if (locales.length < 2) return undefined;
  return titleKey ?? (kind === 'group' || kind === 'subheader' || /[?#]/.test(key) ? key : undefined);
}

/** An entry's words; an element of their own where the entry has more, or where they may break. */
function titleOf(node: NavigationNode): ReactElement | string {
  const html = breakableHtmlOf(node.title);
  if (!node.plan && node.flags.length === 0 && node.kind !== 'external' && !html.includes('<wbr>')) return node.title;
  return <span className="nav-title" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Entry({ node, ...branch }: { node: NavigationNode } & Omit<BranchProps, 'nodes'>): ReactElement | null {
  const { depth, open, active, frame } = branch;
  if (node.hidden) return null;
  if (node.kind === 'subheader') {
    return (
      <li className="nav-section">
        <span className="nav-subheader">
          <span className="nav-title" data-key={keyOf(node, frame)}>
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
        <a className="nav-rest" href={node.href} data-entries={node.entries}>
          {textOf(frame, 'navigation.all', { count: node.title })}
        </a>
      </li>
    );
  }
  const isGroup = node.kind === 'group';
  const isOpen = isGroup && open.has(node.key);
  const isActive = !isGroup && isPage(node, active);
  return (
    <li>
      <a
        href={node.href}
        aria-current={isActive ? 'page' : undefined}
        aria-expanded={isGroup ? isOpen : undefined}
        data-entries={isGroup && !isOpen ? node.entries : undefined}
        data-key={keyOf(node, frame)}
        target={node.kind === 'external' ? '_blank' : undefined}
        rel={node.kind === 'external' ? 'noopener' : undefined}
        {...node.linkProps}
      >
        {titleOf(node)}
        {node.plan ? <PlanBadge plan={node.plan} frame={frame} /> : null}
        <Flags flags={node.flags} frame={frame} />
        {node.kind === 'external' ? (
          <>
            <Icon name="elsewhere" />
            <span className="visually-hidden">{textOf(frame, 'shell.opensElsewhere')}</span>
          </>
        ) : null}
      </a>
      {isOpen ? <Branch {...branch} nodes={node.children} depth={depth + 1} /> : null}
    </li>
  );
}

function Branch({ nodes, entriesAt, ...rest }: BranchProps): ReactElement {
  return (
    <ul className={`nav-list nav-depth-${rest.depth}`} data-entries-at={entriesAt}>
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
  return (
    <Branch
      nodes={view.nodes}
      depth={depth}
      open={new Set(view.open)}
      active={view.active}
      frame={frame}
      // A branch that is fetched comes into a list that says it already.
      entriesAt={depth === 0 ? view.entriesAt : undefined}
    />
  );
}
