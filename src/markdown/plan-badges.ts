// Plan badges: `<span class="plan-pro"></span>`, bare or inside a link to the plan. mdast in; no raw HTML is left of them.
import type { Html, Link, PhrasingContent, Root } from 'mdast';
import { walkTree } from './walk-tree.ts';

const opening = /^<span class="(plan-(?:pro|premium))"\s*>$/;
const names: Readonly<Record<string, string>> = { 'plan-pro': 'Pro plan', 'plan-premium': 'Premium plan' };

/** Replaces the two inline HTML nodes of a badge by one element with an accessible name. */
export function planBadges() {
  return (tree: Root) => {
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
