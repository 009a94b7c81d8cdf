// What stands around a page must not depend on what is in it. In: a page. Out: what a browser would make of the shell
// otherwise than around an empty page: landmarks that moved, ended early or were swallowed.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { SlotName } from '../../src/model/bundle.ts';
import type { Page, PageBody } from '../../src/model/page.ts';
import type { BlockView, PageView } from '../../src/model/view.ts';
import { PageArticle } from '../../templates/pages/page-article.tsx';
import { PagePager } from '../../templates/pages/page-pager.tsx';
import { TableOfContents } from '../../templates/pages/table-of-contents.tsx';
import { AppShell } from '../../templates/shell/app-shell.tsx';
import { frameOf, pageOf } from '../templates/views.ts';

const frame = frameOf({ footer: { text: 'Ride on.', links: [{ text: 'Terms', href: '/terms/' }] } });
const shell = renderToStaticMarkup(createElement(AppShell, { frame })).split(/<!--xdocs:(\w+)-->/);
const around: Partial<PageView> = {
  headings: [{ id: 'a', level: 2, text: 'A' }],
  previous: { title: 'Before', href: '/before/' },
  next: { title: 'After', href: '/after/' },
};

/** A page as a site serves it, in the shell of the templates; demos stand as errors. */
function documentOf({ titleHtml, descriptionHtml, blocks }: Partial<Page & PageBody>): string {
  const views = (blocks ?? []).map((block): BlockView =>
    block.type === 'html' ? block : { type: 'error', title: 'A', message: 'B', place: 'C' },
  );
  const view = pageOf({ ...around, titleHtml, descriptionHtml, blocks: views });
  const slots: Readonly<Record<SlotName, string>> = {
    navigation: '<ul><li><a href="/other/">Other</a></li></ul>',
    context: '',
    main: renderToStaticMarkup(createElement(PageArticle, { view, frame })),
    toc: renderToStaticMarkup(createElement(TableOfContents, { view, frame })),
    pager: renderToStaticMarkup(createElement(PagePager, { view, frame })),
  };
  const body = shell.map((part, index) => (index % 2 ? slots[part as SlotName] : part)).join('');
  return `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}<form id="last"></form></body></html>`;
}

const skeletons = new Map<string, string>();

/** How a page breaks the shell around it, with scripts or without; nothing, if it does not. */
export function shellFaults(page: Page & PageBody): string[] {
  const text = documentOf(page);
  const empty = {
    ...(page.titleHtml !== undefined && { titleHtml: 'A' }),
    ...(page.descriptionHtml !== undefined && { descriptionHtml: 'A' }),
    blocks: page.blocks.map((block) => (block.type === 'html' ? { ...block, html: '' } : block)),
  };
  const key = JSON.stringify([empty.titleHtml, empty.descriptionHtml, empty.blocks.map(({ type }) => type === 'html')]);
  const expected = skeletons.get(key) ?? skeletonOf(documentOf(empty), true);
  skeletons.set(key, expected);
  const ways = text.includes('<noscript') ? [true, false] : [true];
  return ways.flatMap((scriptingEnabled) => {
    const found = skeletonOf(text, scriptingEnabled);
    if (found === expected) return [];
    const at = [...expected].findIndex((character, index) => character !== found[index]);
    return [`the shell is another: ${found.slice(Math.max(0, at - 60), at + 60)}`];
  });
}

/** The elements of a document with their classes and ids, without what the writer wrote. */
function skeletonOf(html: string, scriptingEnabled: boolean): string {
  const parts: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (!('tagName' in node)) {
      if ('childNodes' in node) node.childNodes.forEach(visit);
      return;
    }
    const attributes = node.attrs.map(({ name, value }) => (/^(?:id|class)$/.test(name) ? `.${value}` : ` ${name}`));
    parts.push(`<${node.tagName}${attributes.join('')}`);
    const names = node.attrs.find(({ name }) => name === 'class')?.value;
    if (names !== 'prose' && names !== 'description' && node.tagName !== 'h1') node.childNodes.forEach(visit);
    parts.push('>');
  };
  visit(parse(html, { scriptingEnabled }));
  return parts.join('');
}
