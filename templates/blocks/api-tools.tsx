// What a reader may do with the tables of an API page: choose their layout, and filter long ones. Shown where scripts
// run.
import type { ReactElement } from 'react';
import { apiLayout, firstOf, valuesOf, type ValueOf } from '../../src/model/browser-storage.ts';
import type { InterfaceTextKey } from '../../src/model/interface-texts.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';

/** A table of more rows than these is no longer read at a glance. */
const glance = 20;

const layoutTexts = {
  table: 'api.layoutTable',
  expanded: 'api.layoutExpanded',
  collapsed: 'api.layoutCollapsed',
} as const satisfies Record<ValueOf<typeof apiLayout>, InterfaceTextKey>;

export function ApiTools({ count, frame }: { count: number; frame: FrameView }): ReactElement {
  return (
    <div className="api-tools">
      {count > glance ? (
        <div className="api-filter">
          <input
            type="search"
            data-xd-filter=""
            autoComplete="off"
            spellCheck={false}
            aria-label={textOf(frame, 'api.filter')}
            placeholder={textOf(frame, 'api.filter')}
          />
          <output data-text={textOf(frame, 'api.filterCount')} />
        </div>
      ) : null}
      {/* What is stored decides, not what a browser remembers of the controls of a page that is loaded again: radios have
          no word for that, forms do. This one is never sent. */}
      <form method="dialog" autoComplete="off">
        <fieldset className="api-layout">
          <legend className="visually-hidden">{textOf(frame, 'api.layout')}</legend>
          {valuesOf(apiLayout).map((layout) => (
            <label key={layout}>
              <input type="radio" name="api-layout" value={layout} defaultChecked={layout === firstOf(apiLayout)} />
              <span>{textOf(frame, layoutTexts[layout])}</span>
            </label>
          ))}
        </fieldset>
      </form>
    </div>
  );
}
