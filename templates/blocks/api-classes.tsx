// The CSS classes of a component. In: an Api record. Out: their table.
import type { ReactElement } from 'react';
import type { Api } from '../../src/model/api.ts';
import { classAnchorOf, legacyClassAnchorOf } from '../../src/model/api-anchor.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { ApiTable } from './api-table.tsx';
import { ApiType } from './api-type.tsx';
import { markdownHtmlOf } from './inline-markdown.ts';

export function ApiClasses({ api, frame }: { api: Api; frame: FrameView }): ReactElement {
  return (
    <ApiTable
      kind="classes"
      columns={[textOf(frame, 'api.className'), textOf(frame, 'api.ruleKey'), textOf(frame, 'api.description')]}
      rows={api.classes.map((rule) => ({
        id: classAnchorOf(api, rule.className),
        aliases: [legacyClassAnchorOf(api, rule.key)],
        name: `.${rule.className}`,
        marks: rule.global ? (
          <span className="api-marks">
            <span className="chip">{textOf(frame, 'api.globalClass')}</span>
          </span>
        ) : undefined,
        cells: [
          <ApiType key="key" type={rule.key} />,
          rule.description ? (
            <div
              key="text"
              className="api-text"
              dangerouslySetInnerHTML={{ __html: markdownHtmlOf(rule.description) }}
            />
          ) : null,
        ],
      }))}
    />
  );
}
