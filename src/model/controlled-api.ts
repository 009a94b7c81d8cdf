// The component that a demo's controls are about.
import type { Api } from './api.ts';

/** The components that can be named, by name: those of the product first, where two have one name. */
export function controllableApis(apis: Iterable<Api>, productId: string | undefined): ReadonlyMap<string, Api> {
  const components = [...apis].filter(({ kind }) => kind === 'component');
  return new Map(
    [
      ...components.filter((api) => api.productId !== productId),
      ...components.filter((api) => api.productId === productId),
    ].map((api) => [api.name, api]),
  );
}
