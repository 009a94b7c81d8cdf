import * as React from 'react';

export default function Ids() {
  const id = React.useId();
  return (
    <div>
      <label htmlFor={id}>Bell</label>
      <input id={id} />
    </div>
  );
}
