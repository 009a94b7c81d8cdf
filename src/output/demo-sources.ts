// The variants of demos' sources that pages do not hold: a JSON file per demo, which a page fetches when its reader
// asks for another language or styling. Pages stay light, whatever there is to choose from.
import { languagesOf, type Demo } from '../model/demo.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { DemoSourceView } from '../model/view.ts';
import { nameHash } from '../model/name-hash.ts';
import { contentHash } from '../disk/read-sources.ts';
import { toolVersion } from '../load/own-package.ts';

export interface DemoSources {
  urlOf(demo: Demo): string;
  /**
   * The file at a URL; `undefined` where there is none. Made when it is asked for: a dev server answers its first page
   * sooner.
   */
  answer(url: string): string | undefined;
  /** Every file. */
  files(): OutputFile[];
}

/** Prepares the files of a site's demos. The name of each carries what it is made from. */
export function demoSources(
  demos: Iterable<Demo>,
  assets: string,
  codeBlock: (code: string, language: string) => string,
): DemoSources {
  const version = toolVersion();
  const urlOf = ({ name, variants }: Demo) => {
    const hash = nameHash(contentHash(JSON.stringify([version, variants])));
    return `${assets}demo-sources/${name}.${hash}.json`;
  };
  const textOf = (demo: Demo) => JSON.stringify(otherSources(demo, codeBlock));
  const offered = new Map([...demos].filter(hasChoice).map((demo) => [urlOf(demo), demo]));
  return {
    urlOf,
    answer(url) {
      const demo = offered.get(url);
      return demo && textOf(demo);
    },
    files: () => [...offered].map(([url, demo]) => ({ path: url.slice(1), contents: textOf(demo) })),
  };
}

function hasChoice({ variants }: Demo): boolean {
  return variants.flatMap(languagesOf).length > 1;
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
