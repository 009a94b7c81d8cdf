// A page's Markdown twin, for agents and for readers who copy it. In: the page's view, as for its HTML. Out: text.
import { fencedCode } from '../model/fenced-code.ts';
import { interfaceTexts } from '../model/interface-texts.ts';
import type { Plan } from '../model/page.ts';
import type { BlockView, DemoView, PageView } from '../model/view.ts';
import { apiMarkdown } from './api-markdown.ts';

/** Interface texts in the page's language. */
type Texts = Readonly<Record<string, string>>;

/**
 * Title, description and body. Components, which exist only in a browser, are left out; a page of nothing else has a
 * link to them in their place.
 */
export function pageMarkdown(view: PageView, texts: Texts): string {
  const shown = new Set<string>();
  const plan = view.plan ?? planOfTitle(view.titleHtml);
  const title = `# ${view.title}${plan ? ` ${planText(plan, texts)}` : ''}`;
  const body = view.blocks.map((block) => blockMarkdown(block, texts, shown)).filter(Boolean);
  const isComponent = body.length === 0 && view.blocks.some(({ type }) => type === 'component');
  const parts = [title, view.description, ...(isComponent ? [`[${view.title}](${view.url})`] : body)];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** `(Pro plan)`. */
function planText(plan: Plan, texts: Texts): string {
  return `(${texts[`plan.${plan}`] ?? interfaceTexts[`plan.${plan}`]})`;
}

function blockMarkdown(block: BlockView, texts: Texts, shown: Set<string>): string {
  if (block.type === 'html') return block.markdown ?? '';
  if (block.type === 'demo') return demoMarkdown(block, shown);
  if (block.type === 'api') return apiMarkdown(block.api, block.demos, texts);
  if (block.type === 'cards')
    return block.cards
      .map(({ title, href, text, plan }) => `- [${title}](${href})${plan ? ` ${planText(plan, texts)}` : ''}: ${text}`)
      .join('\n');
  if (block.type !== 'api-index') return '';
  return block.groups
    .map(
      ({ title, items }) =>
        `## ${title}\n\n${items.map((item) => `- [${item.title}](${item.href})${item.plan ? ` ${planText(item.plan, texts)}` : ''}`).join('\n')}`,
    )
    .join('\n\n');
}

/** The files of a demo's first variant. A file that several demos share is included only once, because it is long. */
function demoMarkdown(demo: DemoView, shown: Set<string>): string {
  const parts: string[] = [];
  const above: string[] = [];
  for (const { name, path, code } of demo.files) {
    if (shown.has(path)) above.push(`\`${name}\``);
    else parts.push(fencedCode({ code, language: name.split('.').at(-1)!, title: name }));
    shown.add(path);
  }
  if (above.length > 0) parts.push(`(${above.join(', ')}: see above)`);
  return parts.join('\n\n');
}

function planOfTitle(html: string | undefined): Plan | undefined {
  return /\bplan-(pro|premium)\b/.exec(html ?? '')?.[1] as Plan | undefined;
}
