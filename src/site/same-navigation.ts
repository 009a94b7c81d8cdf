// The navigation that was made last, for as long as it would be the same: most saves of a writer change words of a page,
// and a site of thousands of pages has as many entries.
import type { Config } from '../model/config.ts';
import type { Page } from '../model/page.ts';
import type { Site } from '../model/site.ts';

/** What a navigation is made from besides its config and its pages. */
export interface NavigationParts {
  readonly navigation?: readonly unknown[] | undefined;
  readonly folders?: ReadonlyMap<string, unknown> | undefined;
  readonly apiEntries: ReadonlyMap<string, readonly unknown[]>;
  readonly translations: ReadonlyMap<string, unknown>;
}

interface Made<T> {
  readonly parts: NavigationParts;
  readonly pages: readonly (readonly Page[])[];
  readonly made: T;
}

/** Keeps the last value of each config. */
export function navigationKeeper<T>(): (
  config: Config,
  parts: NavigationParts,
  pages: Site['pages'],
  make: () => T,
) => T {
  const latest = new WeakMap<Config, Made<T>>();
  return (config, parts, byLocale, make) => {
    const pages = [...byLocale.values()].map((byPathname) => [...byPathname.values()]);
    const last = latest.get(config);
    const isSame = last !== undefined && haveSameEntries(last.pages, pages) && textOf(last.parts) === textOf(parts);
    const made = isSame ? last.made : make();
    latest.set(config, { parts, pages, made });
    return made;
  };
}

function haveSameEntries(some: Made<unknown>['pages'], others: Made<unknown>['pages']): boolean {
  return (
    some.length === others.length &&
    some.every((pages, locale) => {
      const same = others[locale]!;
      return pages.length === same.length && pages.every((page, index) => haveSameEntry(page, same[index]!));
    })
  );
}

/** Whether two pages mean the same to a navigation. A page that has not changed is the same value mostly. */
function haveSameEntry(page: Page, other: Page): boolean {
  return page === other || entryFacts(page) === entryFacts(other);
}

function entryFacts({ kind, address, title, frontMatter: { navigation, navigationTitle, order } }: Page): string {
  return JSON.stringify([kind, address.locale, address.pathname, title, navigation, navigationTitle, order]);
}

function textOf({ navigation, folders, apiEntries, translations }: NavigationParts): string {
  return JSON.stringify([navigation, [...(folders ?? [])], [...apiEntries], [...translations]]);
}
