// Plan badges: `<span class="plan-pro"></span>`, bare or inside a link to the plan. In text they are nodes of mdast, so that no
// raw HTML is left of them; in blocks of raw HTML they are elements of hast.
import type { Element, Root as HastRoot } from 'hast';
import type { Html, Link, PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { contextOf, mayHold } from './page-context.ts';
import { walkTree } from './walk-tree.ts';

const opening = /^<span class="(plan-(?:pro|premium))"\s*>$/;
const names: Readonly<Record<string, string>> = { 'plan-pro': 'Pro plan', 'plan-premium': 'Premium plan' };

/** Replaces the two inline HTML nodes of a badge by one element with an accessible name. */
export function planBadges() {
  return (tree: Root, file: VFile) => {
    if (!mayHold(contextOf(file), 'html')) return;
    walkTree<Html>(tree, 'html', (node, index, parent) => {
      const plan = opening.exec(node.value)?.[1];
      if (!plan) return undefined;
      const close = parent.children[index + 1] as Html | undefined;
      if (close?.type !== 'html' || close.value !== '</span>') return undefined;
      parent.children.splice(index, 2, badgeNode(plan));
      if (parent.type === 'link' && parent.children.length === 1) badgeLink(parent as Link, plan);
      return index + 1;
    });
  };
}

function badgeNode(plan: string): PhrasingContent {
  return {
    type: 'emphasis',
    children: [{ type: 'emphasis', children: [{ type: 'text', value: names[plan]! }], data: { hName: 'span', hProperties: { className: ['visually-hidden'] } } }],
    data: { hName: 'span', hProperties: { className: ['plan-badge', plan] } },
  };
}

/** A link around nothing but a badge is itself the badge, so that its box and its focus ring are one. */
function badgeLink(link: Link, plan: string): void {
  const badge = link.children[0] as { children: PhrasingContent[] };
  link.children = badge.children;
  link.data = { ...link.data, hProperties: { className: ['plan-badge', plan] } };
}

/** Gives the badges that stand in blocks of raw HTML the same look and the same accessible name. */
export function rawPlanBadges() {
  return (tree: HastRoot) => {
    walkTree<Element>(tree, 'element', (node, _, parent) => {
      const [plan, ...more] = (node.properties['className'] as unknown[] | undefined) ?? [];
      const name = node.tagName === 'span' && more.length === 0 && node.children.length === 0 && Object.hasOwn(names, String(plan)) ? names[String(plan)] : undefined;
      if (name === undefined) return;
      const link = (parent as Element).tagName === 'a' && parent.children.length === 1 ? (parent as Element) : undefined;
      const words: Element = { type: 'element', tagName: 'span', properties: { className: ['visually-hidden'] }, children: [{ type: 'text', value: name }] };
      (link ?? node).properties['className'] = ['plan-badge', String(plan)];
      (link ?? node).children = [words];
    });
  };
}
