// What a JSDoc comment says, tag by tag.
import { describe, expect, it } from 'vitest';
import { parseJsDoc } from '../../src/api/js-doc.ts';

describe('parseJsDoc', () => {
  it('keeps the lines and lists of a description', () => {
    expect(parseJsDoc('/**\n * One of:\n * - `a`\n *   - nested\n *\n * Done.\n */').description).toBe('One of:\n- `a`\n  - nested\n\nDone.');
  });

  it('reads tags over several lines', () => {
    const doc = parseJsDoc('/**\n * Text.\n * @param {{ id: string }} ride The ride,\n *   as booked.\n * @param {string} ride.id Its id.\n * @returns {boolean} If it starts.\n * @default true\n * @see {@link Ride}\n */');
    expect(doc).toEqual({
      description: 'Text.',
      default: 'true',
      ignored: false,
      parameters: [
        { name: 'ride', type: '{ id: string }', description: 'The ride,\n  as booked.' },
        { name: 'ride.id', type: 'string', description: 'Its id.' },
      ],
      returns: { type: 'boolean', description: 'If it starts.' },
      see: ['{@link Ride}'],
    });
  });

  it('tells a deprecation with and without a reason, and what is not for readers', () => {
    expect(parseJsDoc('/** @deprecated Use `b`. */').deprecated).toBe('Use `b`.');
    expect(parseJsDoc('/** @deprecated */').deprecated).toBe(true);
    expect(parseJsDoc('/** Text. */').deprecated).toBeUndefined();
    expect(parseJsDoc('/** @ignore - do not document. */').ignored).toBe(true);
  });

  it('takes an @ in a code fence for text, and drops lists of links under a label', () => {
    expect(parseJsDoc('/**\n * ```ts\n * @decorated\n * ```\n *\n * Demos:\n *\n * - [A](https://example.com/a/)\n */').description).toBe('```ts\n@decorated\n```');
  });
});
