// DOM ids and anchors of a page's islands: one rule for the page that prints them and for the check of links to them.
import { componentKey, isHeaderDirective } from './component-key.ts';
import { demoIdOf } from './demo-id.ts';
import type { Demo, DemoLanguage, DemoStyling } from './demo.ts';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

/**
 * Returns a function that gives each island of a page, in order, an id that no heading and no other island has:
 * `Basic`, `Basic-2`.
 */
export function islandIds(anchors: readonly string[]): (name: string) => string {
  const taken = new Set(anchors);
  return (name) => {
    let id = name;
    for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
    taken.add(id);
    return id;
  };
}

/** The name of a component's island: the last part of the path in its directive. */
export function islandNameOf(component: string): string {
  return component
    .split('/')
    .at(-1)!
    .replace(/\.[jt]sx?$/, '');
}

/** The islands of a page, in order, with the ids that the page gives them; `demo` is set where the island is one. */
export function placedIslands(
  page: Page,
  site: Pick<Site, 'components' | 'demos'>,
): { readonly id: string; readonly demo?: Demo }[] {
  const idOf = islandIds(page.anchors);
  return page.directives.flatMap((block) => {
    if (block.type === 'component') {
      const isIsland =
        !isHeaderDirective(block.name) &&
        site.components.get(componentKey(page.source, block.name))?.entry !== undefined;
      return isIsland ? [{ id: idOf(islandNameOf(block.name)) }] : [];
    }
    const demo = site.demos.get(demoIdOf(page.source, block.demo));
    return demo ? [{ id: idOf(demo.name), demo }] : [];
  });
}

/** Further anchors of a demo, derived from its id: `Basic.tsx`, `Basic.js`, and the same prefixed with each styling. */
export function demoAnchorsOf(
  id: string,
  variants: readonly { readonly styling: DemoStyling; readonly language: DemoLanguage }[],
): string[] {
  const names = variants.map(({ styling, language }) => ({
    styling,
    name: `${id}.${language === 'ts' ? 'tsx' : 'js'}`,
  }));
  return [...new Set([...names.map(({ name }) => name), ...names.map(({ styling, name }) => `${styling}-${name}`)])];
}
