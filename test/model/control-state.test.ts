// What a reader has set: what of a URL counts, what the demo gets, what its JSX says.
import { describe, expect, it } from 'vitest';
import { highlightLines } from '../../src/markdown/highlight.ts';
import { shownProps, stateOf, valueOf } from '../../src/model/control-state.ts';
import { jsxPieces } from '../../src/model/jsx-text.ts';
import { tokenClasses } from '../../src/model/token-classes.ts';
import type { ControlValue, PropControl } from '../../src/model/prop-control.ts';

const size: PropControl = { name: 'size', kind: 'options', options: ['small', 'large', 3], default: 'small' };
const open: PropControl = { name: 'open', kind: 'switch', default: false };
const gap: PropControl = { name: 'gap', kind: 'number', range: { min: 0, max: 50, step: 1 } };
const label: PropControl = { name: 'label', kind: 'text' };
const tint: PropControl = { name: 'tint', kind: 'color' };
const radius: PropControl = { name: 'radius', kind: 'text', isNumeric: true };

describe('a text of a URL', () => {
  it.each<[PropControl, string, ControlValue]>([
    [size, 'large', 'large'],
    [size, '3', 3],
    [open, 'true', true],
    [open, 'false', false],
    [gap, '50', 50],
    [gap, '0.5', 0.5],
    [label, '<b>"&', '<b>"&'],
    [tint, '#0aF', '#0aF'],
    [radius, '80', 80],
    [radius, '80%', '80%'],
  ])('for %j may be %j', (control, text, value) => expect(valueOf(control, text)).toBe(value));

  it.each<[PropControl, string]>([
    [size, 'huge'],
    [size, ''],
    [size, 'constructor'],
    [open, '1'],
    [gap, ''],
    [gap, ' '],
    [gap, '51'],
    [gap, '-1'],
    [gap, 'NaN'],
    [gap, 'Infinity'],
    [gap, '1e9'],
    [gap, '5px'],
    [label, 'x'.repeat(121)],
    [label, ''],
    [tint, 'red'],
    [tint, 'url(https://example.com/)'],
    [tint, '#00'],
  ])('for %j may not be %j', (control, text) => expect(valueOf(control, text)).toBeUndefined());

  it('counts where it differs from what the demo starts with', () => {
    const texts: Readonly<Record<string, string>> = { size: 'small', open: 'true', gap: '', label: 'Ride' };
    expect([...stateOf([size, open, gap, label], (name) => texts[name])]).toEqual([
      ['open', true],
      ['label', 'Ride'],
    ]);
    const [started, text] = [
      { ...gap, initial: 6 },
      { ...label, initial: 'Ride' },
    ];
    expect([...stateOf([started, text], (name) => ({ gap: '6', label: '' })[name])]).toEqual([['label', '']]);
  });
});

it('that is still being written leaves what was there, and an empty one takes it away', () => {
  const before = new Map<string, ControlValue>([
    ['gap', 7],
    ['tint', '#0a0'],
  ]);
  const texts: Readonly<Record<string, string>> = { gap: '700', tint: '#0' };
  expect(stateOf([gap, tint], (name) => texts[name], before)).toEqual(before);
  expect(stateOf([gap, tint], () => '', before)).toEqual(new Map());
});

describe('the JSX', () => {
  const textOf = (props: readonly (readonly [string, ControlValue])[], component = 'Bell') =>
    jsxPieces(component, props)
      .map(({ text }) => text)
      .join('');

  it('has what differs from the defaults of the component, the demo’s own included', () => {
    const controls = [size, open, { ...gap, initial: 6 }, { ...label, default: 'Ride' }];
    expect(shownProps(controls, new Map())).toEqual([['gap', 6]]);
    expect(
      shownProps(
        controls,
        new Map<string, ControlValue>([
          ['open', true],
          ['gap', 7],
        ]),
      ),
    ).toEqual([
      ['open', true],
      ['gap', 7],
    ]);
    // What the demo starts with is not what the component does.
    const closed: PropControl = { ...open, initial: true };
    expect(shownProps([closed], new Map([['open', false]]))).toEqual([]);
    expect(shownProps([closed], new Map())).toEqual([['open', true]]);
  });

  it.each<[(readonly [string, ControlValue])[], string]>([
    [[], '<Bell />'],
    [
      [
        ['open', true],
        ['shut', false],
      ],
      '<Bell open shut={false} />',
    ],
    [
      [
        ['size', 'large'],
        ['gap', -5],
      ],
      '<Bell size="large" gap={-5} />',
    ],
    [[['label', 'a "b"\n& c']], '<Bell label={"a \\"b\\"\\n& c"} />'],
    [
      [
        ['aria-label', '<script>'],
        ['path', 'a\\b'],
      ],
      '<Bell aria-label="<script>" path="a\\b" />',
    ],
    [
      [
        ['children', 'Ring me'],
        ['open', true],
      ],
      '<Bell open>Ring me</Bell>',
    ],
    [[['children', '{x} </Bell>']], '<Bell>{"{x} </Bell>"}</Bell>'],
    [
      [
        ['label', 'x'.repeat(50)],
        ['size', 'large'],
        ['children', 'Ring me'],
      ],
      `<Bell\n  label="${'x'.repeat(50)}"\n  size="large"\n>\n  Ring me\n</Bell>`,
    ],
  ])('of %j', (props, text) => expect(textOf(props)).toBe(text));

  it('has the colours that code has elsewhere', () => {
    const props = [
      ['label', 'Ride'],
      ['gap', 5],
      ['open', true],
      ['shut', false],
      ['note', 'a "b"'],
    ] as const;
    for (const given of [props, props.slice(0, 2), [...props, ['other', 'x'.repeat(60)]] as const]) {
      const pieces = jsxPieces('Bell', given).map(({ text, token }) => coloured(text, token && tokenClasses[token]));
      const html = highlightLines(textOf(given), 'tsx').join('\n');
      const spans = [...html.matchAll(/<span class=(\w+)>(.*?)<\/span>|([^<]+)/gs)];
      expect(pieces.join('')).toBe(
        spans.map(([, token, inner, plain]) => coloured(unescaped(inner ?? plain!), token)).join(''),
      );
    }
  });
});

/** Each letter with its colour; white space has none. */
function coloured(text: string, token = ''): string {
  return [...text].map((letter) => (letter.trim() ? `${letter}${token} ` : letter)).join('');
}

function unescaped(html: string): string {
  return html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
