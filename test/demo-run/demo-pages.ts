// Which pages of a built site are opened. In: its folder, and what was asked for. Out: the pages that have demos, or some of them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeStylings } from '../../src/model/demo-choice.ts';
import type { DemoStyling } from '../../src/model/demo.ts';

export interface DemoPage {
  readonly pathname: string;
  /** How many demos it has, the components of the site included. */
  readonly demos: number;
  /** The stylings that one of its demos has besides the one that is in the page. */
  readonly stylings: readonly DemoStyling[];
}

export interface PageChoice {
  /** Pathnames; one that ends with `*` stands for all that begin so. Empty for all pages. */
  readonly asked?: readonly string[];
  /** How many pages to take at most. */
  readonly sample?: number;
  /** Another one makes another choice. */
  readonly seed?: string;
}

/**
 * The pages of a built site that have demos.
 *
 * @throws Error where the folder holds no built site, or no page with demos is where one was asked for
 */
export function demoPages(folder: string, { asked = [], sample, seed = '1' }: PageChoice = {}): DemoPage[] {
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !path.includes('_assets'))
    .map((path) => pageAt(folder, path.replaceAll('\\', '/')))
    .filter(({ demos }) => demos > 0)
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const pages = asked.length === 0 ? all : [...new Set(asked.flatMap((pattern) => matching(all, pattern)))];
  return sample === undefined ? pages : sampleOf(pages, sample, seed);
}

function pageAt(folder: string, path: string): DemoPage {
  const html = readFileSync(join(folder, path), 'utf8');
  return {
    pathname: `/${path.replace(/(^|\/)index\.html$/, '$1')}`,
    demos: html.split(' data-xd-demo="').length - 1,
    stylings: codeStylings.filter((styling) =>
      [...html.matchAll(/ data-styling="(\w+)"[^>]* data-stylings="([^"]*)"/g)].some(
        ([, first, others]) => first !== styling && others!.includes(`&quot;${styling}&quot;`),
      ),
    ),
  };
}

/** Whether a pathname is one that was asked for. */
export function isAskedBy(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern.replace(/\/?$/, '/');
}

function matching(pages: readonly DemoPage[], pattern: string): DemoPage[] {
  const found = pages.filter(({ pathname }) => isAskedBy(pattern, pathname));
  if (found.length > 0) return found;
  throw new Error(
    `No page with demos is at ${pattern} in the built site. Write the whole path (/x/react-data-grid/sorting/), or end it with * for all that begin so; a page that was written since needs --build.`,
  );
}

/** Chosen by names, so that a page more changes a choice by one at most. */
function sampleOf(pages: readonly DemoPage[], count: number, seed: string): DemoPage[] {
  const rank = ({ pathname }: DemoPage) => createHash('sha256').update(`${seed}\0${pathname}`).digest('hex');
  const ranked = pages.map((page) => ({ page, rank: rank(page) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, count).map(({ page }) => page);
}
