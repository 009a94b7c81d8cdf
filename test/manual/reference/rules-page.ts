// The reference of the rules: what each one says, how grave it is, how to mend it.
import type { Problem, RuleId } from '../../../src/model/problem.ts';
import { sentenceOf } from '../../../src/report/sentences.ts';
import { pageHead, pageOf } from './reference-text.ts';
import { demoRules, linkRules, markdownRules, pageRules, siteRules, toldRules, type ToldRule } from './rules.ts';

const groups = {
  Pages: pageRules,
  'Links and files': linkRules,
  Markdown: markdownRules,
  'Demos and components': demoRules,
  'The site as a whole': siteRules,
};

/** The page. */
export function rulesPage(): string {
  return pageOf(
    pageHead(
      'Rules',
      'Every rule of xdocs check: what it says, whether it is an error or a warning, and how to mend it.',
    ),
    `The name of a rule stands at the end of its problem. \`severity\` in the config makes it a warning, or an error: \`{ 'anchor-broken': 'warning' }\`. See [Checking](/x/manual/checking/). Each is shown with an example of what it says.`,
    ...Object.entries(groups).flatMap(([title, rules]) => [
      `## ${title}`,
      ...(Object.keys(rules) as RuleId[]).map(section),
    ]),
  );
}

function section(rule: RuleId): string {
  const { severity, facts, more } = toldRules[rule] as ToldRule;
  const example = sentenceOf({ rule, severity: 'error', file: '', ...facts } as unknown as Problem);
  const grade = `${severity[0]!.toUpperCase()}${severity.slice(1)}`;
  return [`### ${rule}`, `${grade}:`, `> ${asText(example)}`, more].filter(Boolean).join('\n\n');
}

/** A text in which nothing is Markdown. */
function asText(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&').replaceAll('://', ':&#47;/');
}
