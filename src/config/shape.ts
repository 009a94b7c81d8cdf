// Shapes of values, and the check of a value against one. In: a value from a module of the user's. Out: the first problem, as a sentence.
import { nearest } from '../model/nearest.ts';
import { isScriptAddress } from '../model/script-address.ts';

/**
 * A shape: a primitive, alternatives, a list of one shape, a record of one shape with any keys, or an object with known
 * keys. What is an address of this site, or may be one, gets the base where all of the site lies below that
 * (`base-layout.ts`).
 */
export type Shape =
  /** No address: words, names, files of the project. */
  | 'text'
  /** A text that a link may lead to: on this site, or elsewhere. */
  | 'address'
  /** The same of one that readers may follow from any page: where it leads nowhere is told (`check/rules/config-links.ts`). */
  | 'link'
  /** An address of a file that pages ask for, which may be written as data. */
  | 'file address'
  /** An address of another server: from the root it would be meant from that one's. */
  | 'elsewhere'
  /** Words with links in Markdown. */
  | 'linked text'
  | 'boolean'
  | 'number'
  | 'function'
  | 'anything'
  /** Anything, asked elsewhere; texts with these keys are addresses. */
  | { readonly addressesAt: readonly string[] }
  | readonly Shape[]
  | { readonly list: Shape }
  | { readonly record: Shape }
  | KeyedShape;

export interface KeyedShape {
  readonly keys: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** Objects from other tools may have further keys. */
  readonly open?: true;
}

/** The first problem with a value, as a sentence with the key's path. */
export function shapeProblem(value: unknown, shape: Shape, path: string): string | undefined {
  if (shape === 'anything' || (typeof shape === 'object' && 'addressesAt' in shape)) return undefined;
  if (typeof shape === 'string') {
    const isLink = shape === 'address' || shape === 'link' || shape === 'elsewhere';
    const expected = isLink || shape === 'file address' || shape === 'linked text' ? 'text' : shape;
    const found = typeof value === 'string' ? 'text' : typeof value;
    if (found !== expected) return `"${path}" must be a ${expected}, found ${describe(value)}.`;
    return isLink ? addressProblem(value as string, path) : undefined;
  }
  if (Array.isArray(shape)) {
    const problems = (shape as readonly Shape[]).map((one) => shapeProblem(value, one, path));
    return problems.every(Boolean) ? problems[isKeyed(value) ? problems.length - 1 : 0] : undefined;
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return `"${path}" must be a list, found ${describe(value)}.`;
    return first(value.map((item, index) => [`${path}[${index}]`, item, shape.list]));
  }
  if (!isKeyed(value))
    return `${path ? `"${path}"` : 'the default export'} must be an object, found ${describe(value)}.`;
  if ('record' in shape)
    return first(Object.entries(value).map(([key, item]) => [`${path}.${key}`, item, shape.record]));
  const { keys, required, open } = shape as KeyedShape;
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(keys, key));
  if (unknown !== undefined && !open) return unknownKey(path, unknown, Object.keys(keys));
  const missing = required?.find((key) => value[key] === undefined);
  if (missing) return `"${join(path, missing)}" is missing.`;
  return first(
    Object.entries(value)
      .filter(([key, item]) => item !== undefined && Object.hasOwn(keys, key))
      .map(([key, item]) => [join(path, key), item, keys[key]!]),
  );
}

/** The problem with an address that is code, as a sentence. */
export function addressProblem(address: string, path: string): string | undefined {
  if (!isScriptAddress(address)) return undefined;
  return `"${path}" must be an address such as "/docs/" or "https://example.com", found ${describe(address)}, which would run as code.`;
}

function first(entries: readonly (readonly [path: string, value: unknown, shape: Shape])[]): string | undefined {
  for (const [path, value, shape] of entries) {
    const problem = shapeProblem(value, shape, path);
    if (problem) return problem;
  }
  return undefined;
}

/** The message about an unknown key. */
export function unknownKey(path: string, key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  return `unknown key "${join(path, key)}".${near ? ` Did you mean "${join(path, near)}"?` : ` Known keys: ${known.join(', ')}.`}`;
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}

/** Whether a value is an object, and not an array. */
export function isKeyed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value, formatted for a message. */
export function describe(value: unknown): string {
  const text =
    typeof value === 'function'
      ? 'a function'
      : value instanceof Promise
        ? 'a promise'
        : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
