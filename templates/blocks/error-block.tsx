// What stands where something could not be made. In: title, message, place. Out: elements.
import type { ReactElement } from 'react';

interface ErrorBlockProps {
  readonly title: string;
  readonly message: string;
  /** `file:line:column`. */
  readonly place?: string;
}

export function ErrorBlock({ title, message, place }: ErrorBlockProps): ReactElement {
  return (
    <div className="error-box" role="group" aria-label={title}>
      <p className="error-box-title">{title}</p>
      <pre className="error-box-message" tabIndex={0}>
        {message}
      </pre>
      {place ? <p className="error-box-place">{place}</p> : null}
    </div>
  );
}
