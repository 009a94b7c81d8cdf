// Titles of the navigation in every language of the site. Interface words and pages may stay in the default language.
import { withoutSlash } from '../../model/address.ts';
import type { NavigationNode } from '../../model/navigation.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { projectFile } from '../../model/project-file.ts';
import { asWritten } from '../../model/site-layout.ts';

/** Reports entries whose title a language's table lacks. Names of exported things are the same in every language. */
export function missingTranslations(site: Site): Problem[] {
  const { config } = site;
  const problems: Problem[] = [];
  for (const locale of config.locales) {
    if (locale === config.defaultLocale) continue;
    const texts = site.translations.get(locale) ?? {};
    const file = projectFile(config.translations ? `${config.translations}/${locale}.json` : config.file, config.root);
    const at = { severity: 'error', file, locale, ...(!config.translations && { hasFolder: false as const }) } as const;
    const walk = (nodes: readonly NavigationNode[]) => {
      for (const node of nodes) {
        const named = node.titleKey ?? node.key;
        const key = `pages.${named}`;
        const generated =
          site.apis.has(node.key) ||
          config.products.some(
            (product) => product.api && node.key.startsWith(product.api.pathname.replace(/\/$/, '')),
          );
        // A translated page brings its title.
        const isTranslated = node.kind === 'page' && site.pages.get(locale)?.has(node.key);
        if (!isTranslated && !(key in texts) && !(withoutSlash(key) in texts) && !generated)
          problems.push({ rule: 'translation-missing', ...at, key: `pages.${asWritten(named, config)}` });
        walk(node.children);
      }
    };
    walk(site.navigation.get(config.defaultLocale)!.nodes);
  }
  return problems;
}
