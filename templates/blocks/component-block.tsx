// A component that a directive names. In: its view. Out: its server HTML and its props, which the script starts it
// with.
import type { ReactElement } from 'react';
import type { ComponentView } from '../../src/model/view.ts';
import { ErrorBlock } from './error-block.tsx';

export function ComponentBlock({ component }: { component: ComponentView }): ReactElement {
  if (component.error) return <ErrorBlock {...component.error} />;
  return (
    <div
      className="component-block"
      id={component.id}
      data-component={component.name}
      data-xd-demo={component.name}
      data-module={component.module}
      data-id-prefix={component.idPrefix}
      data-props={JSON.stringify(component.props)}
      data-server={component.html === undefined ? undefined : ''}
      dangerouslySetInnerHTML={{ __html: component.html ?? '' }}
    />
  );
}
