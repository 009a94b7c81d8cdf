// A page as Markdown, for agents and for whoever copies it. In: the page's view, from which its HTML is made, too. Out:
// text.
import { fencedCode } from '../model/fenced-code.ts';
import { interfaceTexts } from '../model/interface-texts.ts';
import type { Plan } from '../model/page.ts';
import type { BlockView, DemoView, PageView } from '../model/view.ts';
import { apiMarkdown } from './api-markdown.ts';

/** The words of the interface in the page's language. */
type Texts = Readonly<Record<string, string>>;

/** Title, description and body. A component that only lives in a browser has no place in it. */
export function pageMarkdown(view: PageView, texts: Texts): string {
  const shown = new Set<string>();
  const plan = view.plan ?? planOfTitle(view.titleHtml);
  const title = `# ${view.title}${plan ? ` ${planText(plan, texts)}` : ''}`;
  const parts = [title, view.description, ...view.blocks.map((block) => blockMarkdown(block, texts, shown))];
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

/** The files of a demo as it is shown first. What several demos share is there once: it is long, and the same. */
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
