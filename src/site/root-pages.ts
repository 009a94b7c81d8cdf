// Pages of xdocs itself at the output's root: the explanation of production errors, and the playground. In: config and
// messages. Out: ordinary pages that are in no list.
import type { Config } from '../model/config.ts';
import type { Block, RootPageKind, WholePage } from '../model/page.ts';
import type { ProductionError } from '../model/production-error.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { atRoot } from '../model/site-layout.ts';
import { projectFile } from '../model/project-file.ts';

/** The pages that the config enables. */
export function rootPages(config: Config, errors: readonly ProductionError[]): WholePage[] {
  const pages: WholePage[] = [];
  if (errors.length > 0)
    pages.push(
      rootPage(config, 'production-error', config.file, [{ type: 'html', html: errorList(errors), markdown: '' }]),
    );
  if (config.playground) {
    const name = `./${config.playground.split(/[\\/]/).at(-1)!}`;
    pages.push(
      rootPage(config, 'playground', config.playground, [
        { type: 'component', name, props: {}, position: { line: 1, column: 1 } },
      ]),
    );
  }
  return pages;
}

function rootPage(config: Config, kind: RootPageKind, source: string | undefined, blocks: readonly Block[]): WholePage {
  return {
    page: {
      kind,
      address: { locale: config.defaultLocale, pathname: atRoot(`${kind}/`, config) },
      source: projectFile(source, config.root),
      frontMatter: {},
      options: { disableToc: true, disableAd: true },
      title: '',
      description: '',
      headings: [],
      anchors: [],
      links: [],
      assets: [],
      directives: blocks.filter((block) => block.type === 'demo' || block.type === 'component'),
      reads: [],
      problems: [],
    },
    body: { blocks },
  };
}

/** The list is complete without a script, which fills in the values from the URL. */
function errorList(errors: readonly ProductionError[]): string {
  const items = errors.map(
    ({ code, message }) => `<div id="error-${code}"><dt>#${code}</dt><dd><pre>${escapeHtml(message)}</pre></dd></div>`,
  );
  return `<dl class="error-codes">${items.join('')}</dl>`;
}
