// What a reader can set of a demo's component, beside the demo, and the JSX that results. In: the controls of a demo's
// view. Out: a form of native elements in its final size; the script of the demo follows it. Each field has the name that
// its value has in the page's URL.
import type { ReactElement } from 'react';
import { shownProps } from '../../src/model/control-state.ts';
import { jsxPieces } from '../../src/model/jsx-text.ts';
import { tokenClasses } from '../../src/model/token-classes.ts';
import type { DemoControlsView, DemoView, FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { ControlField, type ControlView } from './control-field.tsx';
import { inlineHtmlOf } from './inline-markdown.ts';

/** So many are there at once; the others can be unfolded. */
const shownAtOnce = 8;

/** Runs while the page is read: a demo whose state is in the URL is not shown in another one first, and waits for nobody. */
const waitForState =
  "{let d=document.currentScript.closest('.demo'),r=d.querySelector('[data-module]');if(r&&location.search.includes(d.id+'.')){r.style.minBlockSize=r.offsetHeight+'px';r.dataset.waits='';delete r.dataset.server}}";

interface ControlsProps {
  readonly demo: Pick<DemoView, 'id'>;
  readonly view: DemoControlsView;
  readonly frame: FrameView;
}

function Control({ id, name, control, frame }: { id: string; name: string; control: ControlView; frame: FrameView }) {
  const hintId = `${id}-hint`;
  const about = (
    <a
      className="control-about"
      href={control.href}
      aria-label={textOf(frame, 'controls.about', { name: control.name })}
    >
      ?
    </a>
  );
  return (
    <div className={`control control-${control.kind}`}>
      <ControlField id={id} name={name} hintId={control.hint ? hintId : undefined} control={control} frame={frame} />
      {about}
      {control.hint ? (
        <p className="control-hint" id={hintId} dangerouslySetInnerHTML={{ __html: inlineHtmlOf(control.hint) }} />
      ) : null}
    </div>
  );
}

/** The element with the props that the demo starts with. */
function Result({ view, frame }: Pick<ControlsProps, 'view' | 'frame'>): ReactElement {
  const pieces = jsxPieces(view.component, shownProps(view.controls, new Map()));
  return (
    <div className="demo-jsx" role="group" aria-label={textOf(frame, 'controls.result')}>
      <div className="code" data-lang="tsx">
        <pre tabIndex={0}>
          <code className="language-tsx">
            {pieces.map(({ text, token }, index) =>
              token ? (
                <span key={index} className={tokenClasses[token]}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
        <button type="button" className="code-copy" aria-label={textOf(frame, 'code.copy')}>
          {textOf(frame, 'code.copy')}
        </button>
      </div>
    </div>
  );
}

export function DemoControls({ demo, view, frame }: ControlsProps): ReactElement {
  const { component, href, controls } = view;
  const all = controls.map((control) => (
    <Control
      key={control.name}
      id={`${demo.id}-control-${control.name}`}
      name={`${demo.id}.${control.name}`}
      control={control}
      frame={frame}
    />
  ));
  // Two or three more are not worth another click.
  const count = all.length > shownAtOnce + 2 ? shownAtOnce : all.length;
  const facts = { component, controls: controls.map(({ hint: _hint, href: _href, ...control }) => control) };
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: waitForState }} />
      <form
        className="demo-controls"
        autoComplete="off"
        data-xd-controls={JSON.stringify(facts)}
        data-reset={textOf(frame, 'controls.wasReset')}
      >
        <fieldset>
          <legend>
            {textOf(frame, 'controls.title')}{' '}
            <a href={href}>
              <code>{component}</code>
            </a>
          </legend>
          {all.slice(0, count)}
          {all.length > count ? (
            <details className="controls-more">
              <summary>{textOf(frame, 'controls.more', { count: String(all.length - count) })}</summary>
              {all.slice(count)}
            </details>
          ) : null}
        </fieldset>
        <button type="reset" className="controls-reset">
          {textOf(frame, 'controls.reset')}
        </button>
      </form>
      <Result view={view} frame={frame} />
    </>
  );
}
