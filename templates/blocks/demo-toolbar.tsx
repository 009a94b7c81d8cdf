// What a reader can do with a demo: choose the language and styling of its code, copy it, take it to a sandbox, try it
// afresh. In: a demo's view. Out: plain elements in their final size; templates/client/demo-toolbar.ts answers them. Links
// and the `<details>` of menus need no script.
import type { ReactElement } from 'react';
import { chosenVariant, shownFor } from '../../src/model/demo-choice.ts';
import type { DemoView, FrameView } from '../../src/model/view.ts';
import { eventAttributes } from '../shell/event-attributes.ts';
import { textOf } from '../shell/text-of.ts';
import { DemoMenu } from './demo-menu.tsx';
import { languagesOf, stylingsOf, toolsOf } from './demo-tools.ts';

interface ToolbarProps {
  readonly demo: DemoView;
  readonly frame: FrameView;
}

/** The buttons of the stylings, of which one is pressed. */
function StylingButtons({ demo, frame }: ToolbarProps): ReactElement[] {
  return stylingsOf(demo).map((styling) => (
    <button key={styling} type="button" data-tool={styling} aria-pressed={styling === demo.variants[0]?.styling}>
      {textOf(frame, `demo.${styling}`)}
    </button>
  ));
}

/** The menu of the stylings. Its summary says the one that is shown, also at the first paint. */
function StylingMenu(props: ToolbarProps): ReactElement {
  const { demo, frame } = props;
  return (
    <details className="menu demo-stylings" data-xd-menu="">
      <summary className="demo-tool">
        <span className="visually-hidden">{textOf(frame, 'demo.styling')}</span>
        {stylingsOf(demo).map((styling) => (
          <span
            key={styling}
            data-for={shownFor((choice) => chosenVariant(demo.variants, choice)?.styling === styling)}
          >
            {textOf(frame, `demo.${styling}`)}
          </span>
        ))}
      </summary>
      <div className="menu-list">
        <StylingButtons {...props} />
      </div>
    </details>
  );
}

function LanguageButtons({ frame }: ToolbarProps): ReactElement {
  return (
    <div className="demo-languages" role="group" aria-label={textOf(frame, 'demo.language')}>
      {(['js', 'ts'] as const).map((language) => (
        <button
          key={language}
          type="button"
          className="demo-tool"
          data-tool={language}
          aria-pressed={language === 'ts'}
          aria-label={textOf(frame, `demo.${language}`)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** The toolbar of a demo. `codeId` is the id of what unfolds the code, which belongs to it but stands below. */
export function DemoToolbar({ demo, frame, codeId }: ToolbarProps & { codeId: string }): ReactElement {
  const tools = toolsOf(demo, frame);
  const hasStylings = stylingsOf(demo).length > 1;
  const copy = textOf(frame, 'code.copy');
  return (
    <div
      className="demo-tools"
      role="toolbar"
      aria-label={textOf(frame, 'demo.tools', { name: demo.name })}
      aria-owns={codeId}
    >
      {hasStylings ? <StylingMenu demo={demo} frame={frame} /> : null}
      {languagesOf(demo).length > 1 ? <LanguageButtons demo={demo} frame={frame} /> : null}
      <button
        type="button"
        className="demo-tool demo-copy"
        data-tool="copy"
        aria-label={copy}
        {...eventAttributes(frame, 'demo', 'copy', demo.name)}
      />
      {tools.map(({ name, label, data }) => (
        <button
          key={name}
          type="button"
          className="demo-tool demo-wide"
          data-tool={name}
          aria-label={label}
          {...data}
        />
      ))}
      <DemoMenu demo={demo} frame={frame} tools={tools}>
        {hasStylings ? (
          <div className="demo-narrow" role="group" aria-label={textOf(frame, 'demo.styling')}>
            <StylingButtons demo={demo} frame={frame} />
          </div>
        ) : null}
      </DemoMenu>
    </div>
  );
}
