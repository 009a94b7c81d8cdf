// llms.txt: a list of all pages for agents, in the order of the navigation. In: the Site. Out: one file for the site,
// and one for each product. The format allows one level of sections, so a nested group's title contains its parents'.
import { interfaceTexts } from '../model/interface-texts.ts';
import { markdownUrlOf } from '../model/address.ts';
import type { Product } from '../model/config.ts';
import type { NavigationFlag, NavigationNode } from '../model/navigation.ts';
import { isListed, type Page, type Plan } from '../model/page.ts';
import { productOf } from '../model/product-of.ts';
import type { Site } from '../model/site.ts';
import type { Emitter } from './emitter.ts';

/** `<base>/llms.txt`, and `llms.txt` below each product's first page. */
export const llmsText: Emitter = (site) => {
  const { base, products } = site.config;
  const homes = products.filter(
    (product): product is Product & { href: string } =>
      product.href?.startsWith('/') === true && product.href !== `${base}/`,
  );
  const own = homes.map((product) => ({
    path: `${product.href}llms.txt`.slice(1),
    text: () => productText(site, product),
  }));
  return [{ path: `${base}/llms.txt`.slice(1), text: () => siteText(site, homes) }, ...own];
};

function siteText(site: Site, products: readonly (Product & { href: string })[]): string {
  const { config } = site;
  const home = pagesOf(site).get(`${config.base}/`);
  const items = products.map((product) =>
    item(
      product.name,
      `${config.origin ?? ''}${linkTarget(product.href)}llms.txt`,
      pagesOf(site).get(product.href)?.description,
    ),
  );
  return text(site.name, config.description || home?.description, [
    ...(items.length > 0 ? [{ title: 'Products', items }] : []),
    ...sectionsOf(site, () => true),
  ]);
}

function productText(site: Site, product: Product & { href: string }): string {
  const isOwn = (page: Page) => productOf(page, site.config) === product;
  return text(`${product.name} - ${site.name}`, pagesOf(site).get(product.href)?.description, sectionsOf(site, isOwn));
}

interface Section {
  readonly title: string;
  readonly items: string[];
}

function text(title: string, description: string | undefined, sections: readonly Section[]): string {
  const note = 'Each link leads to a page as Markdown; the same address without `index.md` is the page for people.';
  const parts = [
    `# ${title}`,
    description && `> ${description}`,
    note,
    ...sections.map((section) => `## ${section.title}\n\n${section.items.join('\n')}`),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Sections in the order of the navigation, with the wanted pages; pages that are not in the navigation come last. */
function sectionsOf(site: Site, isWanted: (page: Page) => boolean): Section[] {
  const sections: Section[] = [];
  const pages = pagesOf(site);
  const seen = new Set<string>();
  const add = (title: string, page: Page, node?: NavigationNode) => {
    if (seen.has(page.address.pathname) || !isListed(page) || !isWanted(page)) return;
    seen.add(page.address.pathname);
    const last = sections.at(-1);
    const section = last?.title === title ? last : { title, items: [] };
    if (section !== last) sections.push(section);
    section.items.push(pageItem(site, page, node));
  };
  const walk = (nodes: readonly NavigationNode[], above: readonly string[]) => {
    for (const node of nodes) {
      const page = node.kind === 'page' ? pages.get(node.key) : undefined;
      if (page) add(above.join(': ') || 'Pages', page, node);
      walk(node.children, node.kind === 'page' ? above : [...above, node.title]);
    }
  };
  walk(site.navigation.get(site.config.defaultLocale)!.nodes, []);
  const rest = [...pages.values()]
    .filter((page) => !seen.has(page.address.pathname))
    .sort((a, b) => (a.address.pathname < b.address.pathname ? -1 : 1));
  for (const page of rest) add('Further pages', page);
  return sections;
}

function pageItem({ config }: Site, page: Page, node: NavigationNode | undefined): string {
  const marks = [...marksOf(page.plan ?? node?.plan, node?.flags ?? [])];
  const about = [page.description, marks.length > 0 && `(${marks.join(', ')})`].filter(Boolean).join(' ');
  // The page's title comes first: one from the navigation may be too short out of context, like "Overview".
  return item(
    page.title || node?.title || page.address.pathname,
    (config.origin ?? '') + linkTarget(markdownUrlOf(page.address.pathname)),
    about,
  );
}

function* marksOf(plan: Plan | undefined, flags: readonly NavigationFlag[]): Generator<string> {
  if (plan) yield interfaceTexts[`plan.${plan}`];
  for (const flag of flags) yield interfaceTexts[`chip.${flag}`].toLowerCase();
}

/** Encodes a pathname for a Markdown link; what is already encoded stays. */
function linkTarget(pathname: string): string {
  return encodeURI(pathname)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replace(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'));
}

function item(title: string, href: string, about: string | undefined): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${href})${about ? `: ${about}` : ''}`;
}

function pagesOf(site: Site): ReadonlyMap<string, Page> {
  return site.pages.get(site.config.defaultLocale)!;
}
