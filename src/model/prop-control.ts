// What a reader can set of a component's props, from the types of its API. In: a member of an API. Out: a control, a
// plain value, or nothing where the type has no form of its own.
import type { Api, ApiMember } from './api.ts';
import { memberRowsOf } from './api.ts';
import { codeOfDefault } from './api-default.ts';
import { rangeOf, type NumberRange } from './number-range.ts';
import { splitUnion } from './union-text.ts';

/** What controls give a prop; a node is a text. */
export type ControlValue = string | number | boolean;

/** How one prop is set. */
export interface PropControl {
  readonly name: string;
  readonly kind: 'switch' | 'options' | 'number' | 'text' | 'color' | 'node';
  /** What may be chosen, at least one; of the kind `options` only. */
  readonly options?: readonly ControlValue[];
  /** What a number may be; of the kind `number` only. */
  readonly range?: NumberRange;
  /** A text that reads as a number is one: `80` beside `'80%'`. */
  readonly isNumeric?: true;
  /** The component's default, where it is known as a value. */
  readonly default?: ControlValue;
  /** What the demo itself starts with instead. */
  readonly initial?: ControlValue;
}

/** Props that style or rebuild a component from outside, whatever their types. */
const rebuilding = /^(?:sx|classes|className|style|ref|key|slots|slotProps|components|componentsProps|component)$/;
/** Props that make an address or markup of a text: a link to the page could have it run code. */
const running =
  /^(?:dangerouslySetInnerHTML|is|as|.*(?:href|src|srcset|srcdoc|url|uri|html|action|poster|nonce|target))$/i;

/** The control of a prop; `undefined` where it has none. */
export function controlOf(
  member: Pick<ApiMember, 'name' | 'type' | 'default' | 'description'>,
): PropControl | undefined {
  const { name } = member;
  if (rebuilding.test(name) || running.test(name) || !/^[A-Za-z_$][\w$-]*$/.test(name)) return undefined;
  const parts = splitUnion(member.type).filter((part) => part !== 'undefined' && part !== 'null');
  const literals = parts.flatMap((part) => literalOf(part) ?? []);
  const has = (type: string) => parts.includes(type);
  // Functions, objects and lists beside a simple type can be done without; what a name stands for is not known.
  if (
    parts.some(
      (part) =>
        literalOf(part) === undefined && /^(?:keyof |typeof )?[A-Za-z_$][\w$.]*$/.test(part) && !known.test(part),
    )
  )
    return undefined;
  const given = defaultOf(member.default);
  const isBoolean = has('boolean') || (has('true') && has('false'));
  if (isBoolean && !literals.some((one) => typeof one !== 'boolean') && !has('number') && !has('string')) {
    // Where only words say what it is without a value, off is not the same as not set.
    if (member.default === undefined || typeof given === 'boolean')
      return { name, kind: 'switch', default: given === true };
    return { name, kind: 'options', options: [true, false] };
  }
  if (parts.some((part) => /^(?:React\.)?ReactNode$/.test(part)))
    return { name, kind: 'node', ...defaultIf(given, 'string') };
  if (has('string')) {
    if (/colou?r$|^(?:fill|stroke)$/i.test(name))
      return { name, kind: 'color', ...(isColor(given) && { default: given }) };
    return { name, kind: 'text', ...(has('number') && { isNumeric: true }), ...textDefault(given, has('number')) };
  }
  if (has('number')) {
    const known = defaultIf(given, 'number');
    return { name, kind: 'number', range: rangeOf(member, known.default), ...known };
  }
  const options = isBoolean ? [...new Set([true, false, ...literals])] : [...new Set(literals)];
  if (options.length === 0) return undefined;
  return { name, kind: 'options', options, ...(given !== undefined && options.includes(given) && { default: given }) };
}

/** The controls of a component's props by name, in the order of its API page. */
export function controlsOf(api: Pick<Api, 'members' | 'undescribed'>): Map<string, PropControl> {
  return new Map(
    memberRowsOf(api).flatMap((member) => {
      const control = controlOf(member);
      return control ? [[member.name, control] as const] : [];
    }),
  );
}

/** A `#rgb` or `#rrggbb`: other colours of CSS can name addresses. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value);
}

const known = /^(?:boolean|string|number|any|unknown|never|(?:React\.)?ReactNode)$/;

/** The value of a literal type. */
function literalOf(text: string): ControlValue | undefined {
  const [, quoted] = /^(['"`])([^'"`\\]*)\1$/.exec(text)?.slice(1) ?? [];
  if (quoted !== undefined) return quoted;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** A default that is stated as a literal. */
function defaultOf(text: string | undefined): ControlValue | undefined {
  const code = text === undefined ? undefined : codeOfDefault(text.trim());
  return code === undefined ? undefined : literalOf(code.trim());
}

type Defaulted<Value extends ControlValue> = { readonly default?: Value };

function defaultIf(value: ControlValue | undefined, type: 'number'): Defaulted<number>;
function defaultIf(value: ControlValue | undefined, type: 'string'): Defaulted<string>;
function defaultIf(value: ControlValue | undefined, type: string): Defaulted<ControlValue> {
  return value !== undefined && typeof value === type ? { default: value } : {};
}

function textDefault(value: ControlValue | undefined, isNumeric: boolean): Defaulted<ControlValue> {
  return isNumeric && typeof value === 'number' ? { default: value } : defaultIf(value, 'string');
}
