// A live example: the stage it runs on and its source. In: a demo's view. Out: plain elements; the script hydrates
// `[data-xd-demo]` and everything else works without it.
import type { CSSProperties, ReactElement } from 'react';
import type { DemoOptions } from '../../src/model/page.ts';
import type { DemoView, FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { DemoSource, entryAnchorOf } from './demo-source.tsx';
import { ErrorBlock } from './error-block.tsx';

const defaultFrameHeight = 400;

function backgroundOf(options: DemoOptions): string {
  return options.bg === true ? 'grey' : (options.bg ?? 'outlined');
}

/** The reserved box of a demo that the writer gave a size. */
function boxOf(options: DemoOptions): CSSProperties | undefined {
  if (!options.iframe && options.height === undefined && options.maxWidth === undefined) return undefined;
  return { height: options.height ?? (options.iframe ? defaultFrameHeight : undefined), maxWidth: options.maxWidth };
}

/** Server HTML without a word, a control or a picture: a box that holds the place. */
function showsNothing(html: string): boolean {
  return (
    !/<(?:img|svg|canvas|input|button|select|textarea|video|audio)\b/.test(html) &&
    !/\S/.test(html.replace(/<[^>]*>/g, ''))
  );
}

/** What the server has made: all of the demo (`''`), or its `box` only, over which a stand-in says what will be there. */
function serverPart({ html, hydrates }: DemoView): '' | 'box' | undefined {
  if (html === undefined || hydrates === false) return undefined;
  return showsNothing(html) ? 'box' : '';
}

function Stage({ demo, frame }: { demo: DemoView; frame: FrameView }): ReactElement {
  const name = textOf(frame, 'demo.preview', { name: demo.name });
  if (demo.error) return <ErrorBlock {...demo.error} />;
  if (demo.frameUrl !== undefined)
    return (
      <div
        className="demo-root"
        style={boxOf(demo.options)}
        data-xd-demo={demo.name}
        data-module=""
        data-server=""
        data-frame=""
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, as trusted as the one around it */}
        <iframe src={`${demo.frameUrl}#framed`} title={name} loading="lazy" />
      </div>
    );
  return (
    <div
      className="demo-root"
      role="group"
      aria-label={name}
      style={boxOf(demo.options)}
      data-xd-demo={demo.name}
      data-module={demo.module}
      data-id-prefix={demo.idPrefix}
      data-server={serverPart(demo)}
      data-frame={demo.options.iframe ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: demo.html ?? '' }}
    />
  );
}

export function DemoBlock({ demo, frame }: { demo: DemoView; frame: FrameView }): ReactElement {
  const showsSource = !demo.options.hideToolbar && demo.files.length > 0;
  return (
    <div className="demo" id={demo.id} data-sources={demo.sources}>
      {demo.anchors
        .filter((anchor) => !showsSource || anchor !== entryAnchorOf(demo))
        .map((anchor) => (
          <span key={anchor} id={anchor} className="demo-anchor" />
        ))}
      <div className={`demo-stage demo-bg-${backgroundOf(demo.options)}`}>
        <Stage demo={demo} frame={frame} />
      </div>
      {showsSource ? <DemoSource demo={demo} frame={frame} /> : null}
    </div>
  );
}
