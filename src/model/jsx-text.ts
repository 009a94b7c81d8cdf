// An element's JSX, formatted, in pieces with the colours of code. In: a component and props. Out: pieces; joined, they
// are the text.
import type { ControlValue } from './prop-control.ts';
import type { TokenName } from './token-classes.ts';

/** Some text, and the token whose colour it has, if any. */
export interface JsxPiece {
  readonly text: string;
  readonly token?: Extract<TokenName, 'punctuation' | 'type' | 'attr' | 'string' | 'number' | 'constant'>;
}

/** Where a line gets longer, each prop has one of its own. */
const lineWidth = 80;

/** The element, with `children` between its tags. */
export function jsxPieces(component: string, props: readonly (readonly [string, ControlValue])[]): JsxPiece[] {
  const short = elementPieces(component, props, false);
  const length = short.reduce((sum, { text }) => sum + text.length, 0);
  return length > lineWidth && props.length > 0 ? elementPieces(component, props, true) : short;
}

function elementPieces(
  component: string,
  props: readonly (readonly [string, ControlValue])[],
  isLong: boolean,
): JsxPiece[] {
  const [deeper, back] = isLong ? [[{ text: '\n  ' }], [{ text: '\n' }]] : [[], []];
  const attributes = props.filter(([name]) => name !== 'children');
  const opening: JsxPiece[] = [
    { text: '<', token: 'punctuation' },
    { text: component, token: 'type' },
    ...attributes.flatMap(([name, value]) => [...(isLong ? deeper : [{ text: ' ' }]), ...attributeOf(name, value)]),
    ...(attributes.length > 0 ? back : []),
  ];
  const [, children = ''] = props.find(([name]) => name === 'children') ?? [];
  const text = String(children);
  if (!text) return [...opening, ...(isLong ? [] : [{ text: ' ' }]), { text: '/>', token: 'punctuation' }];
  return [
    ...opening,
    { text: '>', token: 'punctuation' },
    ...deeper,
    ...(/[{}<>&]|^\s|\s$/.test(text)
      ? [{ text: '{' }, { text: JSON.stringify(text), token: 'string' } as const, { text: '}' }]
      : [{ text }]),
    ...back,
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
