// The tags of plan badges as authors write them: `<span class="plan-pro"></span>`, with or without further attributes,
// and `<span class="plan-pro" />`, which an HTML parser takes for a start tag only. In: HTML, nodes. Out: which plan,
// how many nodes.
import type { Nodes } from 'mdast';

const attribute = /\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>=`/]+))?/;
const start = `<span((?:${attribute.source})*)\\s*`;
const startTag = new RegExp(`^${start}(/?)>$`, 'i');
const completeBadge = new RegExp(`${start}(?:/>|></span>)`, 'gi');
const attributes = new RegExp(attribute.source, 'g');
const planClass = /^(["']?)\s*(plan-(?:pro|premium))\s*\1$/;

export interface Badge {
  /** Its class name. */
  readonly plan: string;
  /** Its tag has no attribute but the class. */
  readonly isPlain: boolean;
}

/** The badge that begins at an index of inline nodes, each of which is one tag, and the number of its nodes. */
export function badgeAt(nodes: readonly Nodes[], index: number): (Badge & { readonly nodes: 1 | 2 }) | undefined {
  const [open, close] = [nodes[index], nodes[index + 1]];
  if (open?.type !== 'html' || !open.value.includes('plan-')) return undefined;
  const [, written, , , slash] = startTag.exec(open.value) ?? [];
  const isComplete = slash === '/' || (close?.type === 'html' && close.value === '</span>');
  const badge = written === undefined || !isComplete ? undefined : badgeOf(written);
  return badge && { ...badge, nodes: slash === '/' ? 1 : 2 };
}

/** Replaces each complete badge in HTML. */
export function withBadges(html: string, replacement: (badge: Badge, written: string) => string): string {
  if (!html.includes('plan-')) return html;
  return html.replace(completeBadge, (whole, written: string) => {
    const badge = badgeOf(written);
    return badge ? replacement(badge, whole) : whole;
  });
}

/** Gives self-closing badges in HTML an end tag. */
export function withClosedBadges(html: string): string {
  return withBadges(html, (_, written) =>
    written.endsWith('/>') ? `${written.slice(0, -2).trimEnd()}></span>` : written,
  );
}

function badgeOf(written: string): Badge | undefined {
  const all = [...written.matchAll(attributes)];
  const value = all.find(([, name]) => name!.toLowerCase() === 'class')?.[2];
  const plan = planClass.exec(value ?? '')?.[2];
  return plan === undefined ? undefined : { plan, isPlain: all.length === 1 };
}
