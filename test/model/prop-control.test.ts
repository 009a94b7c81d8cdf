// What a reader can set of a prop, by its type, its default and its name.
import { describe, expect, it } from 'vitest';
import { controlOf } from '../../src/model/prop-control.ts';

const member = (type: string, facts: { name?: string; default?: string; description?: string } = {}) => ({
  name: 'part',
  description: '',
  type,
  ...facts,
});
const control = (...given: Parameters<typeof member>) => controlOf(member(...given));

describe('a control', () => {
  it.each<[string, string, object]>([
    ['boolean', '', { kind: 'switch', default: false }],
    ['boolean', 'true', { kind: 'switch', default: true }],
    ['boolean | ((row: Row) => boolean)', 'false', { kind: 'switch', default: false }],
    ['boolean | undefined', '', { kind: 'switch', default: false }],
    ['true | false', '', { kind: 'switch' }],
    ["'small' | 'large'", "'small'", { kind: 'options', options: ['small', 'large'], default: 'small' }],
    ["'small' | 'large'", '`"large"`', { kind: 'options', options: ['small', 'large'], default: 'large' }],
    ["'small' | 'large' | null", '', { kind: 'options', options: ['small', 'large'] }],
    ["'small' | (string & {})", '', { kind: 'options', options: ['small'] }],
    ["'value' | ((item: Item) => string | null)", '', { kind: 'options', options: ['value'] }],
    ['3 | 4', '4', { kind: 'options', options: [3, 4], default: 4 }],
    ["boolean | 'auto'", '', { kind: 'options', options: [true, false, 'auto'] }],
    ['number', '52', { kind: 'number', default: 52 }],
    ['number | null', '', { kind: 'number' }],
    ["number | 'auto'", "'auto'", { kind: 'number' }],
    ['number | { left?: number }', '5', { kind: 'number', default: 5 }],
    ['string', "'Ride'", { kind: 'text', default: 'Ride' }],
    ['number | string', "'80%'", { kind: 'text', isNumeric: true, default: '80%' }],
    ['string | number', '0', { kind: 'text', isNumeric: true, default: 0 }],
    ['React.ReactNode', '"–"', { kind: 'node', default: '–' }],
  ])('of the type %s with the default %j', (type, standard, expected) => {
    expect(control(type, standard ? { default: standard } : {})).toMatchObject({ name: 'part', ...expected });
  });

  it.each<[string, string]>([
    ['ampm', 'adapter.is12HourCycleInCurrentLocale()'],
    ['ampm', '`true` on desktop, `false` on mobile'],
  ])('keeps “not set” apart from off where the default of %s is %s', (name, standard) => {
    expect(control('boolean', { name, default: standard })).toEqual({ name, kind: 'options', options: [true, false] });
  });

  it('is a colour by the name of a text, and knows defaults that a picker shows', () => {
    expect(control('string', { name: 'stripeColor', default: "'#0a0'" })).toEqual({
      name: 'stripeColor',
      kind: 'color',
      default: '#0a0',
    });
    expect(control('string', { name: 'stroke', default: "'currentColor'" })).toEqual({ name: 'stroke', kind: 'color' });
    expect(control("'primary' | 'error'", { name: 'color' })).toMatchObject({ kind: 'options' });
  });

  it('takes no default from words', () => {
    expect(control('number', { default: 'The height of the parent.' })).not.toHaveProperty('default');
    expect(control("'a' | 'b'", { default: "'c'" })).not.toHaveProperty('default');
  });

  it.each([
    '() => void',
    'Bike[]',
    'Bike',
    'PickerValidDate | null',
    "TimeView | 'meridiem'",
    'keyof Logger | false',
    '{ size?: number }',
    'React.Ref<HTMLDivElement>',
    'React.ElementType<any, keyof React.JSX.IntrinsicElements>',
    'Multiple extends true ? string[] : string | null',
    'any',
    '[string, string]',
    '',
  ])('is not there for the type %j', (type) => expect(control(type)).toBeUndefined());

  it.each([
    'sx',
    'className',
    'style',
    'slots',
    'slotProps',
    'classes',
    'ref',
    'component',
    'as',
    'dangerouslySetInnerHTML',
    'href',
    'imageSrc',
    'src',
    'action',
    'formAction',
    'helpUrl',
    'innerHTML',
    'nonce',
    'data[0]',
    '0',
  ])('is not there for a text that is named %s', (name) => expect(control('string', { name })).toBeUndefined());
});

describe('the range of a number', () => {
  const range = (name: string, facts: { default?: string; description?: string } = {}) => {
    const { min, max, step } = control('number', { name, ...facts })!.range!;
    return [min, max, step];
  };
  it.each<[string, { default?: string; description?: string }, number[]]>([
    ['barGapRatio', {}, [0, 1, 0.05]],
    ['endAngle', { default: '360' }, [-360, 360, 5]],
    ['debounceMs', { default: '150' }, [0, 2000, 50]],
    ['height', {}, [100, 800, 10]],
    ['rowHeight', { default: '52' }, [20, 200, 1]],
    ['cornerRadius', {}, [0, 50, 1]],
    ['cornerRadius', { default: '80' }, [0, 80, 1]],
    ['fade', { default: '0.3' }, [0, 1, 0.05]],
    ['value', {}, [0, 100, 1]],
    ['minutesStep', { default: '1' }, [1, 10, 1]],
    ['offset', { default: '-5' }, [-15, 15, 1]],
    ['level', { description: 'A number between 0 and 5.' }, [0, 5, 1]],
    ['level', { description: 'From `-1` to `1`.' }, [-1, 1, 1]],
    ['level', { description: 'Between 9 and 3 of them.' }, [0, 100, 1]],
  ])('of %s %j', (name, facts, expected) => expect(range(name, facts)).toEqual(expected));
});
