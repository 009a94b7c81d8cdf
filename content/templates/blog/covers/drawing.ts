// What the pictures are drawn with.
import type * as React from 'react';

/** Lines without corners, and without anything between them. */
export const lines = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** As many copies as asked for, each with its number. */
export function times(count: number, draw: (index: number) => React.ReactNode): React.ReactNode[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}
