// Plan badges: `<span class="plan-pro"></span>`, bare or inside a link to the plan. In text they are replaced in mdast,
// so that no raw HTML is left; in blocks of raw HTML they are replaced in hast.
import type { Element, Root as HastRoot } from 'hast';
import type { Html, Link, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { badgeAt, withClosedBadges } from './badge-tags.ts';
import { contextOf, mayContain } from './parse-context.ts';
import { walkTree } from './walk-tree.ts';

const names: Readonly<Record<string, string>> = { 'plan-pro': 'Pro plan', 'plan-premium': 'Premium plan' };

/**
 * Replaces the inline HTML of a badge by one element with an accessible name. A badge with further attributes stays
 * HTML, to keep them (unless it is a link's only content); if it is self-closing, it gets an end tag.
 */
export function planBadges() {
  return (tree: Root, file: VFile) => {
    if (mayContain(contextOf(file), 'html') && mayHaveBadge(tree)) replaceBadges(tree);
  };
}

/** Whether any HTML names a plan; in most pages none does. */
function mayHaveBadge(tree: Root): boolean {
  let found = false;
  walkTree<Html>(tree, 'html', ({ value }) => {
    found ||= value.includes('plan-');
  });
  return found;
}

function replaceBadges(parent: Parents): void {
  const children = parent.children as RootContent[];
  const plainAt = (index: number) => {
    const badge = badgeAt(children, index);
    return badge?.isPlain ? badge : undefined;
  };
  let last: string | undefined;
  if (children.some((_, index) => plainAt(index) !== undefined)) {
    // Builds a new array: splicing a long one would be quadratic.
    const out: RootContent[] = [];
    for (let index = 0; index < children.length; index++) {
      const badge = plainAt(index);
      out.push(badge === undefined ? children[index]! : badgeNode(badge.plan));
      if (badge === undefined) continue;
      last = badge.plan;
      index += badge.nodes - 1;
    }
    parent.children = out as typeof parent.children;
  }
  if (last !== undefined && parent.type === 'link' && parent.children.length === 1) return badgeLink(parent, last);
  for (const child of parent.children) {
    if ('children' in child) replaceBadges(child as Parents);
    // In scripts and style sheets a badge is text.
    else if (child.type === 'html' && !/^\s*<(?:script|style)\b/i.test(child.value))
      child.value = withClosedBadges(child.value);
  }
}

function badgeNode(plan: string): PhrasingContent {
  return {
    type: 'emphasis',
    children: [
      {
        type: 'emphasis',
        children: [{ type: 'text', value: names[plan]! }],
        data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
      },
    ],
    data: { hName: 'span', hProperties: { className: ['plan-badge', plan] } },
  };
}

/** A link around nothing but a badge becomes the badge itself, so that there is one box with one focus ring. */
function badgeLink(link: Link, plan: string): void {
  const badge = link.children[0] as { children: PhrasingContent[] };
  link.children = badge.children;
  link.data = { ...link.data, hProperties: { className: ['plan-badge', plan] } };
}

/** Gives badges in blocks of raw HTML the same look and the same accessible name. */
export function rawPlanBadges(tree: HastRoot): void {
  walkTree<Element>(tree, 'element', (node, _, parent) => {
    const [plan, ...more] = (node.properties['className'] as unknown[] | undefined) ?? [];
    const name =
      node.tagName === 'span' && more.length === 0 && node.children.length === 0 && Object.hasOwn(names, String(plan))
        ? names[String(plan)]
        : undefined;
    if (name === undefined) return;
    const link = (parent as Element).tagName === 'a' && parent.children.length === 1 ? (parent as Element) : undefined;
    const words: Element = {
      type: 'element',
      tagName: 'span',
      properties: { className: ['visually-hidden'] },
      children: [{ type: 'text', value: name }],
    };
    (link ?? node).properties['className'] = ['plan-badge', String(plan)];
    (link ?? node).children = [words];
  });
}
