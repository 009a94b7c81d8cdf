// The problem of a component directive without a component.
import type { SiteComponent } from './island.ts';
import type { Directive, Page } from './page.ts';
import type { Problem } from './problem.ts';

/** What is wrong where a directive's name leads to nothing, or to a module that pages may not name. */
export function missingComponent(
  { source }: Page,
  { name, position }: Extract<Directive, { type: 'component' }>,
  found: SiteComponent | undefined,
): Problem {
  const place = { severity: 'error', file: source, ...position } as const;
  return found?.refusal
    ? { rule: 'file-refused', ...place, found: name, ...found.refusal }
    : { rule: 'component-missing', ...place, name, suggestion: found?.suggestion };
}
