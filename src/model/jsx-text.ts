// An element's JSX, formatted, in pieces with the colours of code. In: a component and props. Out: pieces; joined, they
// are the text.
import type { ControlValue } from './prop-control.ts';

/** Some text, and the token whose colour it has (`tk-string`), if any. */
export interface JsxPiece {
  readonly text: string;
  readonly token?: 'punctuation' | 'type' | 'attr' | 'string' | 'number' | 'constant';
}

/** Where a line gets too long, each prop has one of its own. */
const lineWidth = 72;

/** The element, with `children` between its tags. */
export function jsxPieces(component: string, props: readonly (readonly [string, ControlValue])[]): JsxPiece[] {
  const attributes = props.filter(([name]) => name !== 'children').map(([name, value]) => attributeOf(name, value));
  const [, children] = props.find(([name]) => name === 'children') ?? [];
  const text = children === undefined ? '' : String(children);
  const name: JsxPiece[] = [
    { text: '<', token: 'punctuation' },
    { text: component, token: 'type' },
  ];
  const isLong = lengthOf([...name, ...attributes.flat(), { text }]) + attributes.length > lineWidth;
  const gap = isLong ? '\n  ' : ' ';
  const opening = [...name, ...attributes.flatMap((attribute) => [{ text: gap }, ...attribute])];
  const last = isLong && attributes.length > 0 ? '\n' : '';
  if (!text) return [...opening, { text: last || ' ' }, { text: '/>', token: 'punctuation' }];
  return [
    ...opening,
    ...(last ? [{ text: last }] : []),
    { text: '>', token: 'punctuation' },
    ...(isLong ? [{ text: '\n  ' }] : []),
    ...(/[{}<>&]|^\s|\s$/.test(text)
      ? [{ text: '{' }, { text: JSON.stringify(text), token: 'string' } as const, { text: '}' }]
      : [{ text }]),
    ...(isLong ? [{ text: '\n' }] : []),
    { text: '</', token: 'punctuation' },
    { text: component, token: 'type' },
    { text: '>', token: 'punctuation' },
  ];
}

function attributeOf(name: string, value: ControlValue): JsxPiece[] {
  const attribute: JsxPiece = { text: name, token: 'attr' };
  if (value === true) return [attribute];
  // Attributes know no escapes, and references to characters instead.
  if (typeof value === 'string' && !/["&\n\r]/.test(value))
    return [attribute, { text: `="${value}"`, token: 'string' }];
  const token = typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'constant';
  return [attribute, { text: '={' }, { text: JSON.stringify(value), token }, { text: '}' }];
}

function lengthOf(pieces: readonly JsxPiece[]): number {
  return pieces.reduce((length, { text }) => length + text.length, 0);
}
