// The default of a prop: code, or words about it. In: the text of the comment. Out: an element.
import type { ReactElement } from 'react';
import { codeOfDefault } from '../../src/model/api-default.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from '../shell/text-of.ts';
import { inlineHtmlOf, markdownHtmlOf } from './inline-markdown.ts';

export function ApiDefault({ value, frame }: { value: string; frame: FrameView }): ReactElement {
  const label = textOf(frame, 'api.default');
  const code = codeOfDefault(value);
  if (code !== undefined) {
    return (
      <span className="api-default">
        {label} <code>{code}</code>
      </span>
    );
  }
  const isList = /(?:^|\n)\s*(?:[-*]|\d+\.) /.test(value);
  return (
    <div className="api-default">
      {label}:{' '}
      {isList ? (
        <div dangerouslySetInnerHTML={{ __html: markdownHtmlOf(value) }} />
      ) : (
        <span dangerouslySetInnerHTML={{ __html: inlineHtmlOf(value) }} />
      )}
    </div>
  );
}
