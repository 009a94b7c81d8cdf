// A live example: the stage it runs on and its source. In: a demo's view. Out: plain elements; the script hydrates
// `[data-xd-demo]` and everything else works without it.
import type { CSSProperties, ReactElement } from 'react';
import type { DemoOptions } from '../../src/model/page.ts';
import type { DemoView, FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { DemoControls } from './demo-controls.tsx';
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

/** Server HTML without a word, a control or a picture: a box that holds the place. Drawings that scripts fill count as none. */
function showsNothing(html: string): boolean {
  const filled = html.replace(/<(svg|canvas)\b[^>]*>\s*<\/\1>/g, '');
  return (
    !/<(?:img|svg|input|button|select|textarea|video|audio)\b/.test(filled) &&
    !/\S/.test(filled.replace(/<[^>]*>/g, ''))
  );
}

/**
 * What the server has made: all of the demo (`''`); its `box` at most, over which a stand-in says what will be there; or
 * another rendering than the browser's, which only holds the `place`.
 */
export function serverPart({ html, hydrates, module }: DemoView): '' | 'box' | 'place' | undefined {
  if (module === undefined) return undefined;
  if (html === undefined || showsNothing(html)) return 'box';
  return hydrates === false ? 'place' : '';
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
  const stylings = Object.keys(demo.stylings ?? {});
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
      data-controls={demo.controls ? '' : undefined}
      data-styling={demo.styling}
      data-stylings={stylings.length > 1 ? JSON.stringify(demo.stylings) : undefined}
      data-xd-tailwind={demo.styling && demo.stylings?.[demo.styling]?.scope}
      dangerouslySetInnerHTML={{ __html: demo.html ?? '' }}
    />
  );
}

export function DemoBlock({ demo, frame }: { demo: DemoView; frame: FrameView }): ReactElement {
  const showsSource = !demo.options.hideToolbar && demo.files.length > 0;
  return (
    <div
      className="demo"
      id={demo.id}
      data-sources={demo.sources}
      data-alone={frame.services.ads && demo.options.disableAd ? '' : undefined}
    >
      {demo.anchors
        .filter((anchor) => !showsSource || anchor !== entryAnchorOf(demo))
        .map((anchor) => (
          <span key={anchor} id={anchor} className="demo-anchor" />
        ))}
      <div className={`demo-stage demo-bg-${backgroundOf(demo.options)}`}>
        <Stage demo={demo} frame={frame} />
      </div>
      {demo.controls && !demo.error ? <DemoControls demo={demo} view={demo.controls} frame={frame} /> : null}
      {showsSource ? <DemoSource demo={demo} frame={frame} /> : null}
    </div>
  );
}
