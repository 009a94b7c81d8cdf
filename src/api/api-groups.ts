// API records grouped by kind, in display order: one rule for the index page and the navigation.
import type { Api, ApiKind } from '../model/api.ts';

interface ApiGroup {
  readonly kind: ApiKind;
  /** `Components` */
  readonly title: string;
  readonly apis: readonly Api[];
}

const titles: readonly (readonly [ApiKind, string])[] = [
  ['component', 'Components'],
  ['interface', 'Interfaces'],
  ['enum', 'Enums'],
  ['hook', 'Hooks'],
  ['function', 'Functions'],
];

/** The non-empty groups; records keep their order. */
export function apiGroupsOf(apis: readonly Api[]): ApiGroup[] {
  return titles
    .map(([kind, title]) => ({ kind, title, apis: apis.filter((api) => api.kind === kind) }))
    .filter((group) => group.apis.length > 0);
}
