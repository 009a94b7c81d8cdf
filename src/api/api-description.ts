// The description of an API page. In: the record and its product. Out: one sentence of at most 160 characters.
import type { Api } from '../model/api.ts';
import type { Product } from '../model/config.ts';
import { descriptionLimit as limit } from '../model/description.ts';

/** Mentions only what the page really shows. */
export function apiDescriptionOf(api: Api, product: Pick<Product, 'name'>): string {
  const parts = [
    ...(api.members.length > 0 || api.undescribed ? [memberWords[api.kind]] : []),
    ...(api.slots.length > 0 ? ['slots'] : []),
    ...(api.classes.length > 0 ? ['CSS classes'] : []),
  ];
  const subject = `API of the ${api.name} ${api.kind} of ${product.name}`;
  const contents = parts.length > 0 ? `${enumerate(parts)}, with types and descriptions` : 'how to import it';
  const sentence = `${subject}: ${contents}.`;
  return sentence.length <= limit ? sentence : `API of the ${api.name} ${api.kind}.`;
}

/** The description of a product's index. */
export function apiIndexDescriptionOf(product: Pick<Product, 'name'>, kinds: readonly string[]): string {
  return `All ${enumerate(kinds.map((kind) => kind.toLowerCase()))} of ${product.name} that have an API page, by name.`;
}

const memberWords = {
  component: 'props',
  interface: 'properties',
  enum: 'values',
  hook: 'parameters',
  function: 'parameters',
} as const;

function enumerate(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
