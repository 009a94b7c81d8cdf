// The document of the playground: only its component, without the shell, a theme or a style sheet.
import { escapeHtml } from '../model/escape-html.ts';
import type { SiteHead } from '../model/site-head.ts';
import type { PageView } from '../model/view.ts';
import { metadataOf, siteMetadataOf } from './page-metadata.ts';

interface PlaygroundParts {
  readonly view: PageView;
  readonly script: string;
  readonly site: SiteHead;
  /** Additional elements for the head, used by the dev server. */
  readonly extraHead?: string;
}

/** Writes the document; the script mounts the component like a demo, but without a theme. */
export function playgroundDocumentOf({ view, script, site, extraHead = '' }: PlaygroundParts): string {
  const { colors: _, fonts: __, ...unstyled } = site;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...metadataOf(view, site),
    ...siteMetadataOf(unstyled),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
    extraHead,
  ];
  const body = view.blocks.map((block) => {
    if (block.type === 'error') return `<pre>${escapeHtml(`${block.title}\n\n${block.message}`)}</pre>`;
    return block.type === 'component' ? elementOf(block) : '';
  });
  return `<!doctype html>\n<html lang="${escapeHtml(view.locale)}">\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}

function elementOf({
  id,
  module,
  idPrefix,
  error,
}: Extract<PageView['blocks'][number], { type: 'component' }>): string {
  if (error) return `<pre>${escapeHtml(`${error.title}\n\n${error.message}`)}</pre>`;
  return `<div id="${escapeHtml(id)}" data-xd-demo="playground" data-module="${escapeHtml(module ?? '')}" data-id-prefix="${escapeHtml(idPrefix)}" data-bare></div>`;
}
