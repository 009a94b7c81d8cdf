// What a JSDoc comment says, tag by tag.
import { describe, expect, it } from 'vitest';
import { parseJsDoc } from '../../src/api/js-doc.ts';

describe('parseJsDoc', () => {
  it('keeps the lines and lists of a description', () => {
    expect(parseJsDoc('/**\n * One of:\n * - `a`\n *   - nested\n *\n * Done.\n */').description).toBe(
      'One of:\n- `a`\n  - nested\n\nDone.',
    );
  });

  it('reads tags over several lines', () => {
    const doc = parseJsDoc(
      '/**\n * Text.\n * @param {{ id: string }} ride The ride,\n *   as booked.\n * @param {string} ride.id Its id.\n * @returns {boolean} If it starts.\n * @default true\n * @see {@link Ride}\n */',
    );
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

  it('leaves out what authors note for themselves, and links of several lists', () => {
    expect(
      parseJsDoc('/**\n * Kept.\n * TODO: move it\n * elsewhere.\n *\n * Kept, too: TODO lists.\n */').description,
    ).toBe('Kept.\n\nKept, too: TODO lists.');
    expect(
      parseJsDoc(
        '/**\n * Demos:\n *\n * - [A](https://example.com/a/)\n * API:\n *\n * - [B](https://example.com/b/)\n */',
      ).description,
    ).toBe('');
  });

  it('keeps a default that is a list a list, and a package’s name no tag', () => {
    expect(parseJsDoc('/**\n * @default\n * - `a` on\n *   phones\n * - `b` elsewhere\n */').default).toBe(
      '- `a` on phones\n- `b` elsewhere',
    );
    expect(parseJsDoc('/**\n * Comes with\n * @bikes/kit, see there.\n */').description).toBe(
      'Comes with\n@bikes/kit, see there.',
    );
  });

  it('says what to see without saying so, and the category', () => {
    expect(parseJsDoc('/** @see See [a](b) for more. */').see).toEqual(['[a](b) for more.']);
    expect(parseJsDoc('/** @category Rows */').category).toBe('Rows');
  });

  it('takes an @ in a code fence for text, and drops lists of links under a label', () => {
    expect(
      parseJsDoc('/**\n * ```ts\n * @decorated\n * ```\n *\n * Demos:\n *\n * - [A](https://example.com/a/)\n */')
        .description,
    ).toBe('```ts\n@decorated\n```');
  });

  it('has tags behind a sentence, too, and none in code or in a link', () => {
    expect(parseJsDoc("/** The size, see `a @default b`-less words. @default 'md' */")).toMatchObject({
      description: 'The size, see `a @default b`-less words.',
      default: "'md'",
    });
    expect(parseJsDoc('/** Of old. @deprecated Use {@link Bell}. */')).toMatchObject({
      description: 'Of old.',
      deprecated: 'Use {@link Bell}.',
    });
    expect(parseJsDoc('/** Write `@default` and mail a@default. */')).toMatchObject({
      description: 'Write `@default` and mail a@default.',
    });
  });
});
