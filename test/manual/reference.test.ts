// The references of the manual are what the sources say today. `npm run manual` writes them anew.
import { describe, expect, it } from 'vitest';
import { commandLinePage } from './reference/command-line-page.ts';
import { configPage } from './reference/config-page.ts';
import {
  directivesPage,
  frontMatterPage,
  interfaceTextsPage,
  libraryPage,
  navigationPage,
  templatePartsPage,
} from './reference/other-pages.ts';
import { rulesPage } from './reference/rules-page.ts';

const pages: Readonly<Record<string, () => string>> = {
  config: configPage,
  'front-matter': frontMatterPage,
  directives: directivesPage,
  navigation: navigationPage,
  rules: rulesPage,
  'command-line': commandLinePage,
  library: libraryPage,
  'template-parts': templatePartsPage,
  'interface-texts': interfaceTextsPage,
};

describe('the references of the manual', () => {
  it.each(Object.keys(pages))('%s.md names values, not constants of the sources', (name) => {
    expect(pages[name]!()).not.toContain('typeof ');
  });

  it.each(Object.keys(pages))(
    'content/manual/reference/%s.md is up to date ("npm run manual" writes it)',
    async (name) => {
      await expect(pages[name]!()).toMatchFileSnapshot(`../../content/manual/reference/${name}.md`);
    },
  );
});
