import { describe, expect, it } from 'vitest';
import { apiDocsPath, isTranslated, productCategoryOf, splitLanguage } from '../../src/model/language-paths.ts';

describe('a language prefix', () => {
  it.each([
    ['/zh/x/introduction/', 'zh', '/x/introduction/'],
    ['/zh', 'zh', '/'],
    ['/zh/', 'zh', '/'],
    ['/pt-BR/x/', 'pt-BR', '/x/'],
    ['/es-419/x/', 'es-419', '/x/'],
    ['/fil/', 'fil', '/'],
    ['/x/introduction/', undefined, '/x/introduction/'],
    ['/zhx/', undefined, '/zhx/'],
    ['/fr/x/', undefined, '/fr/x/'],
    ['/x/zh/', undefined, '/x/zh/'],
  ])('of %s', (pathname, language, rest) => {
    expect(splitLanguage(pathname, ['en', 'zh', 'pt-BR', 'es-419', 'fil'])).toEqual({
      ...(language && { language }),
      pathname: rest,
    });
  });
});

it.each([
  ['/blog', false],
  ['/blog/2025/', false],
  ['/blogger/', true],
  ['/size-snapshot/', false],
  ['/x/introduction/', true],
])('%s is translated: %s', (pathname, translated) => {
  expect(isTranslated(pathname)).toBe(translated);
});

it.each([
  ['/api/button/', '/api-docs/button/'],
  ['/api', '/api-docs'],
  ['/apis/button/', '/apis/button/'],
  ['/x/api/', '/x/api/'],
])('%s is documented at %s', (pathname, docs) => {
  expect(apiDocsPath(pathname)).toBe(docs);
});

const categories = {
  'material-ui': 'core',
  'joy-ui': 'core',
  'base-ui': 'core',
  system: 'core',
  x: 'x',
  toolpad: 'toolpad',
  docs: 'docs',
  versions: 'docs',
  'production-error': 'docs',
};

it.each([
  ['/material-ui/react-button/', 'core'],
  ['/joy-ui/', 'core'],
  ['/base-ui/', 'core'],
  ['/system/', 'core'],
  ['/x/react-charts/', 'x'],
  ['/toolpad/', 'toolpad'],
  ['/docs/', 'docs'],
  ['/versions/', 'docs'],
  ['/production-error/', 'docs'],
  ['/experiments/docs/callouts/', 'docs'],
  ['/experiments/other/', undefined],
  ['/', undefined],
  ['/constructor/', undefined],
])('%s belongs to %s', (pathname, category) => {
  expect(productCategoryOf(pathname, categories)).toBe(category);
});
