// What writers who are trusted with text only may not have besides some HTML: components, demos that the config does not
// list, and addresses in the front matter that run code. In: directives and front matter. Out: what is allowed.
import { isHeaderDirective } from '../model/component-key.ts';
import { demoIdOf } from '../model/demo-id.ts';
import type { Block, Directive, FrontMatter } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { readDirective } from './directives.ts';
import type { FrontMatterReading } from './front-matter.ts';
import type { PageHost, ParseContext } from './parse-context.ts';

type OnlyText = Pick<PageHost, 'onlyText'>;

/** The block of a directive line, or the problem that is shown in its place; nothing if the line is empty of both. */
export function directiveBlock(
  text: string,
  line: number,
  { file, host, problems }: Pick<ParseContext, 'file' | 'problems'> & { readonly host: OnlyText },
): Block | undefined {
  const { directive, problems: found } = readDirective(text, { line, column: 1 }, file);
  problems.push(...found);
  if (!directive) return found[0] && { type: 'problem', problem: found[0] };
  const refused = refusalOf(directive, file, host);
  if (!refused) return directive;
  problems.push(refused);
  return { type: 'problem', problem: refused };
}

function refusalOf(directive: Directive, file: string, { onlyText }: OnlyText): Problem | undefined {
  if (!onlyText) return undefined;
  const place = { rule: 'directive-refused', severity: 'error', file, ...directive.position } as const;
  // The header is made of the front matter.
  if (directive.type === 'component')
    return isHeaderDirective(directive.name) ? undefined : { ...place, kind: 'component', name: directive.name };
  const isTrusted = onlyText.isTrustedDemo(demoIdOf(file, directive.demo));
  return isTrusted ? undefined : { ...place, kind: 'demo', name: directive.demo };
}

/** Keys whose value is an address that readers follow. */
const addresses = ['waiAria', 'materialDesign'] as const satisfies readonly (keyof FrontMatter)[];

/** The front matter without addresses that are none of a web page. */
export function safeFrontMatter(reading: FrontMatterReading, file: string, { onlyText }: OnlyText): FrontMatterReading {
  if (!onlyText) return reading;
  const frontMatter = { ...reading.frontMatter };
  const problems = [...reading.problems];
  for (const key of addresses) {
    const found = frontMatter[key];
    if (found === undefined || /^(?:https?:\/\/|\/)/i.test(found)) continue;
    delete frontMatter[key];
    const place = { severity: 'error', file, line: reading.lineOf.get(key) ?? 1, column: 1 } as const;
    problems.push({ rule: 'front-matter-value', ...place, key, found, expected: 'an address with https://' });
  }
  return { ...reading, frontMatter, problems };
}
