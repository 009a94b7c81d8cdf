// Directives, FORMAT section 3: a whole line `{{"demo": …}}` or `{{"component": …}}`.
import { isHeaderDirective } from '../model/component-key.ts';
import { nearest } from '../model/nearest.ts';
import type { Block, DemoOptions } from '../model/page.ts';
import type { Position } from '../model/source-file.ts';
import type { Problem } from '../model/problem.ts';
import { jsonFaultOf } from './json-fault.ts';
import { addressLengthLimit, jsonDepthLimit } from './limits.ts';

type Directive = Extract<Block, { type: 'demo' | 'component' }>;

/** What the options of a demo may be, in words. */
export const demoOptionValues: Readonly<Record<keyof DemoOptions, string>> = {
  bg: '"outlined", "inline", "playground", "gradient" or true',
  defaultCodeOpen: 'true or false',
  hideToolbar: 'true',
  disableAd: 'true',
  iframe: 'true',
  height: 'a number of pixels',
  maxWidth: 'a number of pixels',
  controls: 'the name of a component',
  props: 'a list of names of props, each once',
};
/** The options of the built-in header; other components take any props. */
const headerOptions = ['design'];
const backgrounds: readonly unknown[] = ['outlined', 'inline', 'playground', 'gradient', true];

/** Whether a line is meant to be a directive: a complete one, or one whose end or quotes are missing. */
export function isDirectiveLine(line: string): boolean {
  const text = line.trim();
  if (!text.startsWith('{{')) return false;
  if (text.endsWith('}}') && /^\{\{\s*"/.test(text)) return true;
  return /^\{\{\s*["']?(?:demo|component)["']?\s*:/.test(text) && (text.endsWith('}}') || !text.includes('}}'));
}

/**
 * Reads one directive line.
 *
 * @returns the block, or only problems if it cannot be read
 */
export function readDirective(
  line: string,
  position: Position,
  file: string,
): { directive?: Directive; problems: Problem[] } {
  const column = position.column + line.length - line.trimStart().length;
  const at = { severity: 'error', file, line: position.line, column } as const;
  const text = line.trim().replace(/^\{|\}$/g, '');
  const columns = new Map<string, number>();
  const problems: Problem[] = [];
  const onKey = (option: string, offset: number) => {
    const place = column + 1 + offset;
    if (columns.has(option))
      problems.push({
        rule: 'directive-option',
        ...at,
        severity: 'warning',
        column: place,
        option,
        found: 'it twice',
        expected: 'given once',
      });
    columns.set(option, place);
  };
  const fault = line.trim().endsWith('}}')
    ? jsonFaultOf(text, { depth: jsonDepthLimit, onKey })
    : { offset: text.length, reason: 'it must end with "}}"' };
  if (fault)
    return {
      problems: [
        {
          rule: 'directive-malformed',
          ...at,
          column: column + 1 + fault.offset,
          found: line.trim(),
          reason: fault.reason,
        },
      ],
    };
  const object = JSON.parse(text) as Record<string, unknown>;
  const where = { line: position.line, column };
  const placeOf: PlaceOf = (option) => ({ ...at, column: columns.get(option) ?? column });
  const long = [object['component'], object['demo']].find(
    (name) => typeof name === 'string' && name.length > addressLengthLimit,
  );
  if (typeof long === 'string')
    return { problems: [{ rule: 'address-too-long', ...at, length: long.length, limit: addressLengthLimit }] };
  if (typeof object['component'] === 'string') {
    const { component, ...props } = object;
    problems.push(...componentProblems(component as string, props, placeOf));
    return { directive: { type: 'component', name: component as string, props, position: where }, problems };
  }
  if (typeof object['demo'] !== 'string') {
    const kind = ['demo', 'component'].find((name) => Object.hasOwn(object, name));
    if (kind !== undefined)
      return {
        problems: [
          {
            rule: 'directive-option',
            ...placeOf(kind),
            option: kind,
            found: JSON.stringify(object[kind]),
            expected: 'a text',
          },
        ],
      };
    const [option = ''] = Object.keys(object);
    return {
      problems: [
        {
          rule: 'directive-option',
          ...at,
          option,
          found: line.trim(),
          expected: '"demo" or "component"',
          suggestion: nearest(option, ['demo', 'component']),
        },
      ],
    };
  }
  const read = readDemoOptions(object, placeOf);
  return {
    directive: { type: 'demo', demo: object['demo'], options: read.options, position: where },
    problems: [...problems, ...read.problems],
  };
}

type Place = { readonly severity: 'error'; readonly file: string; readonly line: number; readonly column: number };
type PlaceOf = (option: string) => Place;

function componentProblems(name: string, props: Readonly<Record<string, unknown>>, placeOf: PlaceOf): Problem[] {
  const problems: Problem[] = [];
  if (isHeaderDirective(name)) {
    for (const option of Object.keys(props).filter((key) => !headerOptions.includes(key))) {
      problems.push({
        rule: 'directive-option',
        ...placeOf(option),
        option,
        found: JSON.stringify(props[option]),
        expected: `one of ${headerOptions.join(', ')}`,
        suggestion: nearest(option, headerOptions),
      });
    }
  } else if (typeof props['demo'] === 'string') {
    // Only a warning, because it may be a prop of the component.
    problems.push({
      rule: 'directive-option',
      ...placeOf('demo'),
      severity: 'warning',
      option: 'demo',
      found: JSON.stringify(props['demo']),
      expected: 'left out beside "component", which it is handed to as a prop',
    });
  }
  return problems;
}

function readDemoOptions(
  object: Record<string, unknown>,
  placeOf: PlaceOf,
): { options: DemoOptions; problems: Problem[] } {
  const problems: Problem[] = [];
  const options: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(object)) {
    if (option === 'demo') continue;
    const place = placeOf(option);
    const expected = Object.hasOwn(demoOptionValues, option)
      ? demoOptionValues[option as keyof DemoOptions]
      : undefined;
    if (!expected) {
      problems.push({
        rule: 'directive-option',
        ...place,
        option,
        found: JSON.stringify(value),
        expected: `one of ${Object.keys(demoOptionValues).join(', ')}`,
        suggestion: nearest(option, Object.keys(demoOptionValues)),
      });
    } else if (option === 'bg' && typeof value === 'string' && !backgrounds.includes(value)) {
      problems.push({ rule: 'directive-background', ...place, severity: 'warning', found: value });
    } else if (!isAllowed(option, value)) {
      problems.push({ rule: 'directive-option', ...place, option, found: JSON.stringify(value), expected });
    } else {
      options[option] = value;
    }
  }
  if (options['hideToolbar'] && options['defaultCodeOpen']) {
    problems.push({
      rule: 'directive-option',
      ...placeOf('defaultCodeOpen'),
      option: 'defaultCodeOpen',
      found: 'true',
      expected: 'no open code where the toolbar is hidden',
    });
  }
  if (object['props'] !== undefined && object['controls'] === undefined) {
    delete options['props'];
    problems.push({
      rule: 'directive-option',
      ...placeOf('props'),
      option: 'props',
      found: JSON.stringify(object['props']),
      expected: 'given beside "controls", which names the component',
    });
  }
  return { options, problems };
}

function isAllowed(option: string, value: unknown): boolean {
  if (option === 'bg') return backgrounds.includes(value);
  if (option === 'defaultCodeOpen') return typeof value === 'boolean';
  if (option === 'height' || option === 'maxWidth') return typeof value === 'number' && value > 0;
  if (option === 'controls') return typeof value === 'string' && value !== '';
  if (option === 'props')
    return (
      Array.isArray(value) &&
      value.length > 0 &&
      value.every((name, index) => typeof name === 'string' && value.indexOf(name) === index)
    );
  return value === true;
}
