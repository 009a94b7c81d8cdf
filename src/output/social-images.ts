// The images of links to the site's pages: each distinct card is drawn once and cached by all that is on it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../disk/package-folder.ts';
import { contentHash } from '../disk/read-sources.ts';
import { readFileAt } from '../disk/read-file-at.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Config } from '../model/config.ts';
import { publicPathOf } from '../model/site-layout.ts';
import type { Site } from '../model/site.ts';
import type { PageView } from '../model/view.ts';
import { socialCardSize } from '../model/social-card.ts';
import { drawImages } from '../render/draw-images.ts';
import { socialCardSvg } from '../render/social-card-svg.ts';
import { socialCardOf } from '../site/social-card-of.ts';
import { assetsPath } from '../model/address.ts';
import { storeOf } from '../load/cache.ts';
import { packageFolder } from '../load/own-package.ts';
import type { Project } from '../load/project.ts';

export interface SocialImages {
  imageOf(page: Page): PageView['image'];
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
}

/** Drawn cards of links, by what is on them; base64. */
const imageStore = storeOf<string>('social-images', { expires: 'never', remember: false });

const noImages: SocialImages = { imageOf: () => undefined, files: [], problems: [] };
const library = '@resvg/resvg-js';
/** The package's own, in the weights that cards use. */
const fonts = ['inter-400.ttf', 'inter-700.ttf'].map((name) => join(packageFolder, 'templates', 'fonts', name));
/** More of them do not pay: each starts an engine of its own. */
const workers = 4;

/** Draws the cards of a site's pages, those that the cache does not have. */
export async function socialImages({ cache, config }: Project, site: Site): Promise<SocialImages> {
  const store = cache.open(imageStore);
  const names = new Map<Page, { readonly name: string; readonly title: string }>();
  const svgs = new Map<string, string>();
  const dataUrl = publicDataUrls(config, site.publicFiles);
  for (const pages of site.pages.values()) {
    for (const page of pages.values()) {
      const card = socialCardOf(page, site);
      if (!card) continue;
      const svg = socialCardSvg(card, dataUrl);
      const name = contentHash(svg);
      names.set(page, { name, title: card.title });
      svgs.set(name, svg);
    }
  }
  if (svgs.size === 0) return noImages;
  const missing = new Map([...svgs].filter(([name]) => !store.has(name)));
  if (missing.size > 0) {
    const found = [packageFolder, config.root].flatMap((root) => packageFile(library, 'index.js', root) ?? []).at(0);
    if (!found)
      return {
        ...noImages,
        problems: [
          {
            rule: 'social-images-missing',
            severity: 'warning',
            file: config.file ?? '.',
            package: library,
          },
        ],
      };
    const drawn = await drawImages(missing, { library: pathToFileURL(found).href, fonts }, workers);
    for (const [name, image] of drawn) store.set(name, Buffer.from(image).toString('base64'));
  }
  const folder = `${assetsPath(config.base)}social/`;
  return {
    imageOf(page) {
      const image = names.get(page);
      if (!image) return undefined;
      return {
        url: `${config.origin!}${folder}card.${image.name}.png`,
        ...socialCardSize,
        alt: image.title === site.name ? site.name : `${image.title} - ${site.name}`,
      };
    },
    files: [...svgs.keys()].map((name) => ({
      path: `${folder}card.${name}.png`.slice(1),
      contents: Buffer.from(store.get(name) ?? '', 'base64'),
    })),
    problems: [],
  };
}

/** Public pictures as data URLs: the drawing library opens no files. */
function publicDataUrls(config: Config, files: ReadonlySet<string>): (url: string) => string | undefined {
  const { public: folder } = config;
  const known = new Map<string, string>();
  return (url) => {
    const path = folder && files.has(url) ? join(folder, publicPathOf(url, config)) : undefined;
    const type = /\.(svg|png)$/.exec(url)?.[1];
    if (!path || !type) return undefined;
    const made =
      known.get(url) ?? `data:image/${type === 'svg' ? 'svg+xml' : type};base64,${readFileAt(path).toString('base64')}`;
    known.set(url, made);
    return made;
  };
}
