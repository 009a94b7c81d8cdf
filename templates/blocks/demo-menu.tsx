// The menu at the end of a demo's toolbar: where its source is, links to it, the download, what it costs, and the tools
// that have no room in the bar. In: a demo's view. Out: plain elements.
import type { ReactElement, ReactNode } from 'react';
import type { DemoView, FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { languagesOf, type Tool } from './demo-tools.ts';

interface MenuProps {
  readonly demo: DemoView;
  readonly frame: FrameView;
  /** What the bar has where there is room. */
  readonly tools: readonly Tool[];
  /** Further choices, which come first. */
  readonly children?: ReactNode;
}

const linkTexts = { js: 'demo.linkJs', ts: 'demo.linkTs' } as const;

/** Links to the source in each language; with a script they are copied, without one they lead there. */
function SourceLinks({ demo, frame }: Pick<MenuProps, 'demo' | 'frame'>): ReactElement[] {
  return languagesOf(demo).map((language) => (
    <a
      key={language}
      href={`#${demo.id}.${language === 'ts' ? 'tsx' : 'js'}`}
      data-tool="link"
      data-language={language}
    >
      {textOf(frame, linkTexts[language])}
    </a>
  ));
}

export function DemoMenu({ demo, frame, tools, children }: MenuProps): ReactElement {
  const kilobytes = demo.cost === undefined ? '' : String(Math.max(1, Math.round(demo.cost / 1000)));
  return (
    <details className="menu demo-more" data-xd-menu="">
      <summary className="demo-tool" aria-label={textOf(frame, 'demo.more')} />
      <div className="menu-list">
        {children}
        {tools.map(({ name, label, data }) => (
          <button key={name} type="button" className="demo-narrow" data-tool={name} {...data}>
            {label}
          </button>
        ))}
        {demo.sourceUrl ? <a href={demo.sourceUrl}>{textOf(frame, 'demo.viewSource')}</a> : null}
        <SourceLinks demo={demo} frame={frame} />
        <button type="button" data-tool="zip">
          {textOf(frame, 'demo.zip')}
        </button>
        {kilobytes ? <p className="demo-cost">{textOf(frame, 'demo.cost', { size: kilobytes })}</p> : null}
      </div>
    </details>
  );
}
