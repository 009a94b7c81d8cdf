// The source of a demo: a bar with tools, the few lines worth seeing first, and all files as tabs. In: a demo's view. Out:
// elements. Unfolding is a `<details>`, so that it needs no script. Files and previews come as whole code blocks.
import type { CSSProperties, ReactElement } from 'react';
import { choiceKey } from '../../src/model/demo-choice.ts';
import type { DemoFile } from '../../src/model/demo.ts';
import type { DemoView, FrameView } from '../../src/model/view.ts';
import { Icon } from '../shell/icon.tsx';
import { textOf } from '../shell/text-of.ts';
import { DemoToolbar } from './demo-toolbar.tsx';

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Ids of a file's parts. The entry's panel carries the demo's anchor, such as `Basic.tsx`. */
function panelIdOf(demo: DemoView, file: DemoFile, index: number): string {
  return index === 0 ? `${demo.id}.${extensionOf(file.name)}` : `${demo.id}-file-${index}`;
}

/** The anchor that the entry's panel carries itself. */
export function entryAnchorOf(demo: DemoView): string | undefined {
  const [entry] = demo.files;
  return entry && panelIdOf(demo, entry, 0);
}

function Files({ demo, frame }: { demo: DemoView; frame: FrameView }): ReactElement {
  const { files } = demo;
  const tabIdOf = (index: number) => `${demo.id}-tab-${index}`;
  return (
    <div className="demo-files tabs" data-xd-tabs="">
      <div className="tab-list" role="tablist" aria-label={textOf(frame, 'demo.files', { name: demo.name })}>
        {files.map((file, index) => (
          <button
            key={file.path}
            type="button"
            role="tab"
            id={tabIdOf(index)}
            aria-controls={panelIdOf(demo, file, index)}
            aria-selected={index === 0}
            tabIndex={index === 0 ? undefined : -1}
            data-js={file.jsName}
          >
            {file.name}
          </button>
        ))}
      </div>
      {files.map((file, index) => (
        <div
          key={file.path}
          role="tabpanel"
          id={panelIdOf(demo, file, index)}
          aria-labelledby={tabIdOf(index)}
          hidden={index > 0}
          dangerouslySetInnerHTML={{ __html: file.html }}
        />
      ))}
    </div>
  );
}

/** The room of the text that a script puts in the place of an open source, so that nothing moves when it comes. */
function heldRoom({ jsRoom }: DemoView): CSSProperties | undefined {
  return jsRoom && ({ '--js-lines': jsRoom.lines, '--js-columns': jsRoom.columns } as CSSProperties);
}

function Previews({ demo }: { demo: DemoView }): ReactElement | null {
  if (!demo.previews)
    return demo.preview ? <div className="demo-lines" dangerouslySetInnerHTML={{ __html: demo.preview }} /> : null;
  return (
    <>
      {demo.previews.map(({ html, shownFor }) => (
        <div key={shownFor} className="demo-lines" data-for={shownFor} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </>
  );
}

export function DemoSource({ demo, frame }: { demo: DemoView; frame: FrameView }): ReactElement {
  const { options, variants } = demo;
  const hasPreview = options.defaultCodeOpen === undefined && (demo.preview ?? demo.previews) !== undefined;
  const [open, close] = hasPreview
    ? (['demo.expand', 'demo.collapse'] as const)
    : (['demo.show', 'demo.hide'] as const);
  const codeId = `${demo.id}-code`;
  return (
    <div
      className="demo-source"
      data-variants={variants.length > 1 ? variants.map(choiceKey).join(' ') : undefined}
      style={heldRoom(demo)}
    >
      <DemoToolbar demo={demo} frame={frame} codeId={codeId} />
      <details className="demo-details" open={options.defaultCodeOpen === true}>
        <summary className="demo-bar" id={codeId}>
          <Icon name="chevron" />
          <span className="when-closed">{textOf(frame, open)}</span>
          <span className="when-open">{textOf(frame, close)}</span>
        </summary>
        <Files demo={demo} frame={frame} />
      </details>
      {hasPreview ? <Previews demo={demo} /> : null}
    </div>
  );
}
