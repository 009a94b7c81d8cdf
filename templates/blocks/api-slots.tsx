// The slots of a component. In: an Api record. Out: their table.
import type { ReactElement } from 'react';
import type { Api } from '../../src/model/api.ts';
import { classAnchorOf, legacyClassAnchorOf, slotAnchorOf } from '../../src/model/api-anchor.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { ApiTable } from './api-table.tsx';
import { ApiType } from './api-type.tsx';
import { breakableHtmlOf } from '../../src/model/breakable.ts';
import { markdownHtmlOf } from './inline-markdown.ts';

export function ApiSlots({ api, frame }: { api: Api; frame: FrameView }): ReactElement {
  const classTitle = textOf(frame, 'api.className');
  return (
    <ApiTable
      kind="slots"
      columns={[textOf(frame, 'api.slotKey'), textOf(frame, 'api.defaultElement'), textOf(frame, 'api.description')]}
      rows={api.slots.map((slot) => ({
        id: slotAnchorOf(api, slot.name),
        aliases: slot.class ? [classAnchorOf(api, slot.class), legacyClassAnchorOf(api, slot.name)] : [],
        name: slot.name,
        cells: [
          slot.default || slot.class ? (
            <>
              {slot.default ? <ApiType type={slot.default} /> : null}
              {slot.class ? (
                <span className="api-default">
                  {classTitle}{' '}
                  <code dangerouslySetInnerHTML={{ __html: breakableHtmlOf(`.${slot.class.replace(/^\./, '')}`) }} />
                </span>
              ) : null}
            </>
          ) : null,
          slot.description ? (
            <div className="api-text" dangerouslySetInnerHTML={{ __html: markdownHtmlOf(slot.description) }} />
          ) : null,
        ],
      }))}
    />
  );
}
