// A type, a default component, a rule's name: code of a table's second column. In: its text. Out: an element.
import type { ReactElement } from 'react';
import { breakableHtmlOf } from './breakable.ts';

export function ApiType({ type }: { type: string }): ReactElement {
  return <code className="api-type" dangerouslySetInnerHTML={{ __html: breakableHtmlOf(type) }} />;
}
