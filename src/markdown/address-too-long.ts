// Keeps addresses from being resolved that are longer than any real one: joining paths takes quadratic time.
import type { Node } from 'unist';
import { addressLengthLimit } from './limits.ts';
import { positionOf, type ParseContext } from './parse-context.ts';

/** Whether an address is too long to be followed. If so, that is reported at the node that names it. */
export function addressTooLong(address: string, node: Node, context: ParseContext): boolean {
  if (address.length <= addressLengthLimit) return false;
  context.problems.push({
    rule: 'address-too-long',
    severity: 'error',
    file: context.file,
    ...positionOf(node, context),
    length: address.length,
    limit: addressLengthLimit,
  });
  return true;
}
