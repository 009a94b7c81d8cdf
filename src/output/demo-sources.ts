// What pages fetch of demos when their reader asks for another language or styling, or takes a demo away: a JSON file per
// demo, and one with all that exports have in common. Pages stay light, whatever there is to choose from.
import { demoExports } from '../demos/flat-files.ts';
import { contentHash } from '../disk/read-sources.ts';
import { toolVersion } from '../load/own-package.ts';
import { assetsPath } from '../model/address.ts';
import { languagesOf, type Demo } from '../model/demo.ts';
import { sandboxKitUrl, type DemoSourceView, type DemoSourcesFile } from '../model/demo-sources-file.ts';
import { nameHash } from '../model/name-hash.ts';
import type { StreamedFile } from '../model/output-file.ts';
import type { Site } from '../model/site.ts';

export interface DemoSources {
  urlOf(demo: Demo): string;
  /**
   * The file at a URL; `undefined` where there is none. Made when it is asked for: a dev server answers its first page
   * sooner.
   */
  answer(url: string): string | undefined;
  /** Every file; those named by content are made when somebody needs them. */
  files(): Iterable<StreamedFile>;
}

/** Prepares the files of a site's demos. The name of each carries what it is made from. */
export function demoSources(
  { demos, sandbox, config }: Pick<Site, 'demos' | 'sandbox'> & { readonly config: Pick<Site['config'], 'base'> },
  codeBlock: (code: string, language: string) => string,
): DemoSources {
  const kit = sandboxKitUrl(config.base);
  const urlOf = (demo: Demo) => `${assetsPath(config.base)}demo-sources/${demo.name}.${hashOf(demo)}.json`;
  const textOf = (demo: Demo) => {
    const file: DemoSourcesFile = {
      variants: otherSources(demo, codeBlock),
      project: { kit, exports: demoExports(demo) },
    };
    return JSON.stringify(file);
  };
  const kitText = () => JSON.stringify(sandbox);
  const byUrl = new Map([...demos.values()].map((demo) => [urlOf(demo), demo]));
  return {
    urlOf,
    answer(url) {
      if (url === kit && byUrl.size > 0) return kitText();
      const demo = byUrl.get(url);
      return demo && textOf(demo);
    },
    *files() {
      if (byUrl.size > 0) yield { path: kit.slice(1), contents: kitText() };
      for (const [url, demo] of byUrl) yield { path: url.slice(1), key: url, make: () => ({ contents: textOf(demo) }) };
    },
  };
}

/** A dev server prepares the files again at each change, nearly always of the same demos. */
const hashes = new WeakMap<Demo, string>();

function hashOf(demo: Demo): string {
  const hash = hashes.get(demo) ?? nameHash(contentHash(JSON.stringify([toolVersion(), demo.variants])));
  hashes.set(demo, hash);
  return hash;
}

/** All variants but the one that the page shows first. */
function otherSources({ variants }: Demo, codeBlock: (code: string, language: string) => string): DemoSourceView[] {
  const all = variants.flatMap((variant) =>
    languagesOf(variant).map((language) => {
      const preview = variant.previews[language];
      return {
        styling: variant.styling,
        language,
        ...(preview && { preview: codeBlock(preview, language === 'ts' ? 'tsx' : 'jsx') }),
        files: variant[language]!.map(({ name, code }) => ({ name, html: codeBlock(code, name.split('.').at(-1)!) })),
      };
    }),
  );
  return all.slice(1);
}
