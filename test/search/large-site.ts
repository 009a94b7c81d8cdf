// A site of thousands of pages in memory, as large documentation is: guides with headings, seven hundred words of text and
// demos, API pages with members, all made of words of which few are common and most are rare. The same at every run.
import type { Api } from '../../src/model/api.ts';
import type { Config, Product } from '../../src/model/config.ts';
import type { Demo } from '../../src/model/demo.ts';
import type { ProseSource } from '../../src/emit/search-pages.ts';
import type { Page } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';

/** Numbers from 0 to 1 that follow from a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

export interface LargeSite {
  readonly site: Site;
  readonly bodies: ProseSource;
  /** All words that names are made of, the common ones first. */
  readonly words: readonly string[];
}

/** Makes the site. Two pages of five are guides. */
export function largeSite(pageCount: number, wordCount = 12_000): LargeSite {
  const random = numbersFrom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const words = [...madeUpWords(wordCount, random)];
  const word = () => words[Math.floor(wordCount ** random()) - 1] ?? words[0]!;
  const phrase = (count: number) => capital(Array.from({ length: count }, word).join(' '));
  const camel = (count: number) =>
    Array.from({ length: count }, word)
      .map((one, index) => (index > 0 ? capital(one) : one))
      .join('');
  const few = (most: number) => 1 + Math.floor(random() * most);
  const products: Product[] = Array.from({ length: 25 }, (_, index) => ({
    id: `product-${index}`,
    name: phrase(2),
    href: `/x/product-${index}/`,
    api: { pathname: `/x/api/product-${index}/`, packages: [] },
  }));
  const pages = new Map<string, Page>();
  const prose = new Map<string, readonly string[]>();
  const apis = new Map<string, Api>();
  const demos = new Map<string, Demo>();
  for (let number = 0; number < pageCount; number++) {
    const product = products[number % products.length]!;
    if (number % 5 < 2) {
      const title = phrase(few(3));
      const pathname = `${product.href}${slug(title)}-${number}/`;
      const source = `content/${number}.md`;
      const headings = Array.from({ length: 6 }, () => phrase(few(4))).map(
        (text) => ({ level: 2, id: slug(text), text, line: 1 }) as const,
      );
      const names = Array.from({ length: 3 }, () => capital(camel(2)) + number);
      for (const name of names)
        demos.set(`content/${name}`, {
          id: `content/${name}`,
          name,
          variants: [],
          imports: [],
          reads: [],
          problems: [],
        });
      prose.set(
        pathname,
        [60, ...headings.map(() => 107)].map((length) =>
          Array.from({ length: Math.ceil(length / 12) }, () => `${phrase(12)}.`).join('\n'),
        ),
      );
      pages.set(
        pathname,
        pageOf({
          kind: 'guide',
          pathname,
          source,
          title,
          description: `${phrase(9)}.`,
          productId: product.id,
          headings,
          demos: names,
        }),
      );
    } else {
      const name = capital(camel(2)) + (random() < 0.2 ? 'Pro' : '');
      const pathname = `${product.api!.pathname}${name.toLowerCase()}-${number}/`;
      pages.set(
        pathname,
        pageOf({
          kind: 'api',
          pathname,
          source: '@velo/kit',
          title: name,
          description: '',
          productId: product.id,
          headings: [],
          demos: [],
        }),
      );
      apis.set(pathname, {
        name,
        kind: pick(['component', 'component', 'component', 'hook', 'interface'] as const),
        productId: product.id,
        pathname,
        description: '',
        imports: [],
        declaredIn: '@velo/kit',
        members: Array.from({ length: 15 }, () => ({
          name: camel(few(3)),
          type: 'string',
          required: false,
          description: '',
        })),
        slots: Array.from({ length: 4 }, () => ({ name: camel(few(2)), description: '', class: null })),
        classes: Array.from({ length: 4 }, () => camel(few(2))).map((key) => ({
          key,
          className: `Mui${name}-${key}`,
          description: '',
          global: false,
        })),
      });
    }
  }
  const config = {
    base: '/x',
    locales: ['en'],
    defaultLocale: 'en',
    interfaceLocales: ['en'],
    products,
    search: { synonyms: [], aside: [] },
  } as unknown as Config;
  return {
    words,
    bodies: { proseOf: ({ address }) => prose.get(address.pathname) ?? [] },
    site: {
      config,
      name: 'Velo',
      pages: new Map([['en', pages]]),
      navigation: new Map(),
      demos,
      sandbox: {} as Site['sandbox'],
      components: new Map(),
      apis,
      apiLists: [],
      leftExports: [],
      translations: new Map(),
      publicFiles: new Set(),
      redirects: [],
      navigationPlaces: new Map(),
      configPlaces: new Map(),
      houseAds: [],
      problems: [],
    },
  };
}

interface PageFacts extends Pick<Page, 'kind' | 'source' | 'title' | 'description' | 'headings'> {
  readonly pathname: string;
  readonly productId: string;
  readonly demos: readonly string[];
}

function pageOf({ pathname, productId, demos, headings, ...facts }: PageFacts): Page {
  return {
    ...facts,
    headings,
    address: { locale: 'en', pathname },
    frontMatter: { productId },
    options: {},
    anchors: headings.map(({ id }) => id),
    links: [],
    assets: [],
    reads: [],
    problems: [],
    directives: demos.map((name) => ({
      type: 'demo',
      demo: `${name}.tsx`,
      options: {},
      position: { line: 1, column: 1 },
    })),
  };
}

function* madeUpWords(count: number, random: () => number): Generator<string> {
  const syllable = () =>
    'bcdfghklmnprstvw'[Math.floor(random() * 16)]! +
    'aeiou'[Math.floor(random() * 5)]! +
    (random() < 0.35 ? 'lnrst'[Math.floor(random() * 5)]! : '');
  const seen = new Set<string>();
  while (seen.size < count) {
    const made = Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join('');
    if (seen.has(made)) continue;
    seen.add(made);
    yield made;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}
