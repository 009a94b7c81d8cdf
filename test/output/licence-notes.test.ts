// What demos tell of licence keys, once for all of them.
import { expect, it } from 'vitest';
import { licenceNotes } from '../../src/output/licence-notes.ts';

const rendering = (id: string, html?: string) => ({
  id,
  styles: {},
  problems: [],
  ...(html !== undefined && { html }),
});
const marked = '<div class="grid"><div style="opacity:.5">MUI X Missing license key</div></div>';

it('is one note for all demos over which a package shows that its key is missing', () => {
  expect(licenceNotes([rendering('a', marked), rendering('b', '<p>Hi</p>'), rendering('c', marked)])).toEqual([
    { note: 'licence-missing', demos: 2 },
  ]);
});

it('is none where a key was given, and where nothing was rendered', () => {
  expect(licenceNotes([rendering('a', '<div class="grid"></div>'), rendering('b')])).toEqual([]);
});
