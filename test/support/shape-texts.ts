// What texts a shape of the config has, and of which kind each is.
import type { KeyedShape, Shape } from '../../src/config/shape.ts';

/** Every place of a text in a shape: `links[].href`, `aliases.*`. */
export function textsIn(shape: Shape, path = ''): (readonly [path: string, kind: string])[] {
  if (typeof shape === 'string')
    return shape === 'number' || shape === 'boolean' || shape === 'function' ? [] : [[path, shape]];
  if (Array.isArray(shape)) return (shape as readonly Shape[]).flatMap((one) => textsIn(one, path));
  if ('addressesAt' in shape) return [[path, `address at ${shape.addressesAt.join(', ')}`]];
  if ('list' in shape) return textsIn(shape.list, `${path}[]`);
  if ('record' in shape) return textsIn(shape.record, `${path}.*`);
  return Object.entries((shape as KeyedShape).keys).flatMap(([key, one]) =>
    textsIn(one, path ? `${path}.${key}` : key),
  );
}
