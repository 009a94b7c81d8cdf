// An API page as Markdown: what its sections say in words.
import { describe, expect, it } from 'vitest';
import { apiMarkdown } from '../../src/emit/api-markdown.ts';
import type { Api, ApiMember } from '../../src/model/api.ts';
import { interfaceTexts } from '../../src/model/interface-texts.ts';
import { apiOf } from '../support/api-of.ts';

const member = (name: string, parts: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: 'string',
  required: false,
  description: '',
  ...parts,
});
const textOf = (parts: Partial<Api>): string =>
  apiMarkdown(
    apiOf({ name: 'BikeList', productId: 'bikes', pathname: '/api/bike-list/', ...parts }),
    [],
    interfaceTexts,
  );

describe('an API page as Markdown', () => {
  it('puts what must be passed first, described or not', () => {
    const text = textOf({
      members: [member('tone', { required: true }), member('size')],
      undescribed: [member('bikes', { required: true })],
    });
    expect([...text.matchAll(/^\| `(\w+)`/gm)].map((match) => match[1])).toEqual(['bikes', 'tone', 'size']);
  });

  it.each([
    ['false', '`false`'],
    ['`false`', '`false`'],
    ['`true` on desktop, `false` on mobile.', '`true` on desktop, `false` on mobile.'],
    ['The title of the page.', 'The title of the page.'],
    ['- `a` on phones\n- `b` elsewhere', '- `a` on phones<br>- `b` elsewhere'],
    ["(value) => value ?? 'none at all'", "`(value) => value ?? 'none at all'`"],
  ])('shows the default %j as code or as words', (value, shown) => {
    expect(textOf({ members: [member('size', { default: value })] })).toContain(`| ${shown} |`);
  });

  it('says what a ref holds, what is handed on, and what a hook returns', () => {
    const text = textOf({
      members: [member('tone')],
      ref: 'HTMLDivElement',
      spread: true,
      returns: { type: 'Bike[]', description: 'The bikes.' },
    });
    expect(text).toContain('A ref to BikeList holds `HTMLDivElement`.');
    expect(text).toContain('Props that are not listed are handed on to an element of BikeList.');
    expect(text).toContain('## Returned value\n\n`Bike[]` The bikes.');
  });
});
