// Words of the interface in every language of the site in which it is to be shown.
import { interfaceTexts } from '../../model/interface-texts.ts';
import { isEnglish } from '../../model/interface-languages.ts';
import type { Problem } from '../../model/problem.ts';
import { projectFile } from '../../model/project-file.ts';
import type { Site } from '../../model/site.ts';

/** Warns of a language that lacks texts, once for all of them: they are shown in English. */
export function interfaceTextsMissing({ config, translations }: Site): Problem[] {
  return config.interfaceLocales.flatMap((locale): Problem[] => {
    const texts = translations.get(locale) ?? {};
    const [key, ...others] = Object.keys(interfaceTexts).filter((one) => !(one in texts));
    if (key === undefined || isEnglish(locale)) return [];
    const file = projectFile(config.translations ? `${config.translations}/${locale}.json` : config.file, config.root);
    return [{ rule: 'interface-text-missing', severity: 'warning', file, locale, key, others: others.length }];
  });
}
