// Component directives that lead to no component.
import { builtInOf, componentKey, isHeaderDirective } from '../../model/component-key.ts';
import { missingComponent } from '../../model/missing-component.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** Reports components that the site does not have. */
export function knownComponents(site: Site): Problem[] {
  return [...site.pages.values()].flatMap((pages) =>
    [...pages.values()].flatMap((page) =>
      page.directives.flatMap((block): Problem[] => {
        if (block.type !== 'component' || isHeaderDirective(block.name) || builtInOf(block.name)) return [];
        const found = site.components.get(componentKey(page.source, block.name));
        return found?.entry === undefined ? [missingComponent(page, block, found)] : [];
      }),
    ),
  );
}
