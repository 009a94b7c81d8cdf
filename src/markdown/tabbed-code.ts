// Tabbed code: `<codeblock storageKey="…">` around fences, one tab each. mdast in, one `markup` node a block out.
import type { Code, Html, Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { escapeHtml } from '../model/escape-html.ts';
import { fenceHtml, fenceInfoOf, markupNode } from './code-fences.ts';
import { contextOf, mayHold, positionOf, type ParseContext } from './parse-context.ts';

const packageManagers = ['npm', 'pnpm', 'yarn'];

/** Groups the fences between the markers of a code block into tabs. */
export function tabbedCode() {
  return (tree: Root, file: VFile) => {
    if (mayHold(contextOf(file), 'html')) groupChildren(tree, contextOf(file));
  };
}

const codeblock = /^<!--(\/?)codeblock\b([^]*?)-->$/;

function groupChildren(parent: Parents, context: ParseContext): void {
  const children = parent.children as RootContent[];
  // Most hold no marker: their list of children stays as it is.
  if (!children.some((child) => child.type === 'html' && codeblock.test(child.value.trim()))) {
    for (const child of children) if ('children' in child) groupChildren(child as Parents, context);
    return;
  }
  let open: { marker: Html; storageKey: string; start: number } | undefined;
  const out: RootContent[] = [];
  for (const child of children) {
    const marker = child.type === 'html' ? codeblock.exec(child.value.trim()) : null;
    if (!marker) {
      if ('children' in child) groupChildren(child as Parents, context);
      out.push(child);
    } else if (!marker[1]) {
      open = { marker: child as Html, storageKey: /storageKey="([^"]*)"/.exec(marker[2]!)?.[1] ?? '', start: out.length };
    } else if (open) {
      const fences = out.splice(open.start);
      out.push(markupNode(tabsHtml(fences.filter((node) => node.type === 'code'), open.storageKey, context), open.marker));
      open = undefined;
    }
  }
  if (open) context.problems.push({ rule: 'callout-open', severity: 'error', file: context.file, ...positionOf(open.marker, context), kind: 'codeblock' });
  parent.children = out as typeof parent.children;
}

function tabsHtml(fences: readonly Code[], storageKey: string, context: ParseContext): string {
  const tabs = fences.map((fence) => ({ name: fenceInfoOf(fence.meta ?? '').rest || fence.lang || 'text', fence }));
  if (tabs.every((tab) => packageManagers.includes(tab.name))) {
    tabs.sort((a, b) => packageManagers.indexOf(a.name) - packageManagers.indexOf(b.name));
  }
  // Each tab names the id several times: it is short, and has no character to escape.
  const id = context.slugger.claim(`tabs-${storageKey.replace(/[^\w-]+/g, '-').slice(0, 40) || 'code'}`);
  const buttons = tabs.map(({ name }, index) => {
    const state = index === 0 ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"';
    return `<button type="button" role="tab" id="${id}-tab-${index}" aria-controls="${id}-panel-${index}" data-tab="${escapeHtml(name)}" ${state}>${escapeHtml(name)}</button>`;
  });
  const panels = tabs.map(({ fence }, index) => {
    const hidden = index === 0 ? '' : ' hidden';
    return `<div role="tabpanel" id="${id}-panel-${index}" aria-labelledby="${id}-tab-${index}"${hidden}>${fenceHtml(fence, context)}</div>`;
  });
  return `<div class="tabs" data-storage-key="${escapeHtml(storageKey)}"><div role="tablist" class="tab-list">${buttons.join('')}</div>${panels.join('')}</div>`;
}
