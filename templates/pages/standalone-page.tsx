// A page without the shell: its demos and components alone, as a whole page, and a way back. In: a page's view. Out:
// elements of the body; what the script and demos look up is carried by a hidden one.
import type { ReactElement } from 'react';
import type { BlockView, DemoView, FrameView, PageView } from '../../src/model/view.ts';
import { serverPart } from '../blocks/demo-block.tsx';
import { ErrorBlock } from '../blocks/error-block.tsx';
import { PageBlock } from '../blocks/page-block.tsx';
import { Icon } from '../shell/icon.tsx';
import { frameFacts } from '../shell/frame-facts.ts';
import { textOf } from '../shell/text-of.ts';

function StandaloneDemo({ demo }: { demo: DemoView }): ReactElement {
  if (demo.error) return <ErrorBlock {...demo.error} />;
  const part = serverPart(demo);
  return (
    <div
      className="standalone-root"
      id={demo.id}
      data-xd-demo={demo.name}
      data-module={demo.module}
      data-id-prefix={demo.idPrefix}
      // A page of which nothing can be seen yet waits for nobody.
      data-server={part === 'box' ? undefined : part}
      dangerouslySetInnerHTML={{ __html: demo.html ?? '' }}
    />
  );
}

function StandaloneBlock({ block, frame }: { block: BlockView; frame: FrameView }): ReactElement {
  return block.type === 'demo' ? <StandaloneDemo demo={block} /> : <PageBlock block={block} frame={frame} />;
}

export function StandalonePage({ view, frame }: { view: PageView; frame: FrameView }): ReactElement {
  const { back } = view;
  const backText = back && textOf(frame, 'standalone.back', { title: back.title });
  return (
    <>
      {/* In a frame of a page the address ends with this id, and there is no way back: the page is around it. Nothing is
      scrolled to what is not shown, neither here nor in the page around. */}
      <span id="framed" hidden data-xd-icon-font={view.iconFont} />
      {back ? (
        <nav className="standalone-back" aria-label={textOf(frame, 'shell.siteLinks')}>
          <a href={back.href} aria-label={backText} title={backText}>
            <Icon name="back" />
          </a>
        </nav>
      ) : null}
      {view.blocks.map((block, index) => (
        // Blocks never move: their place is their identity.
        <StandaloneBlock key={index} block={block} frame={frame} />
      ))}
      <div className="frame" hidden {...frameFacts(frame)} />
    </>
  );
}
