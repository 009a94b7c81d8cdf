// The config of a site that lies below its base with all that it has: addresses that its writer gave from the root. Which
// values are addresses is said by the config's shape.
import { onHost, type SiteLayout } from '../model/site-layout.ts';
import type { UserConfig } from '../model/user-config.ts';
import { userConfigShape } from './config-shape.ts';
import { describe, isKeyed, shapeProblem, type KeyedShape, type Shape } from './shape.ts';

/** The problem with the key, as a sentence. */
export function layoutProblem({ outLayout }: UserConfig): string | undefined {
  if (outLayout === undefined || outLayout === 'origin' || outLayout === 'base') return undefined;
  return `"outLayout" is "origin" or "base", found ${describe(outLayout)}.`;
}

/** The config, which its shape allows, with the base in front of its own site's addresses. */
export function onHostConfig(user: UserConfig, layout: SiteLayout): UserConfig {
  if (layout.outLayout === 'origin' || !layout.base) return user;
  return withAddresses(user, userConfigShape, (address) => onHost(address, layout)) as UserConfig;
}

type Change = (address: string) => string;

/** A value with its addresses changed. What holds none is the same object: it may be another tool's. */
export function withAddresses(value: unknown, shape: Shape, change: Change): unknown {
  if (typeof value === 'string') {
    const one = isAlternatives(shape) ? shape.find((other) => typeof other === 'string') : shape;
    if (one === 'address' || one === 'link' || one === 'file address') return change(value);
    return one === 'linked text' ? value.replace(/(?<=\]\()\/[^)\s]*/g, change) : value;
  }
  if (typeof value !== 'object' || value === null || typeof shape === 'string') return value;
  if (isAlternatives(shape)) {
    const own = shape.find((one) => shapeProblem(value, one, '') === undefined);
    return own ? withAddresses(value, own, change) : value;
  }
  if ('list' in shape) return Array.isArray(value) ? changed(value, () => shape.list, change) : value;
  if (!isKeyed(value)) return value;
  if ('record' in shape) return changed(value, () => shape.record, change);
  if ('addressesAt' in shape)
    return changed(value, (key) => (shape.addressesAt.includes(key) ? 'address' : 'anything'), change);
  const { keys } = shape as KeyedShape;
  return changed(value, (key) => (Object.hasOwn(keys, key) ? keys[key]! : 'anything'), change);
}

function isAlternatives(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

/** A list or an object with what {@link withAddresses} makes of its items. */
function changed(value: object, shapeOf: (key: string) => Shape, change: Change): unknown {
  const before = Object.entries(value);
  const after = before.map(([key, item]) => [key, withAddresses(item, shapeOf(key), change)] as const);
  if (after.every(([, item], index) => item === before[index]![1])) return value;
  return Array.isArray(value) ? after.map(([, item]) => item) : Object.fromEntries(after);
}
