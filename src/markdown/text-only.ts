// What writers who are trusted with text only may not have besides some HTML: components, and demos that the config does
// not list. In: directives. Out: what is allowed.
import { isHeaderDirective } from '../model/component-key.ts';
import { demoIdOf } from '../model/demo-id.ts';
import type { Block, Directive } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { readDirective } from './directives.ts';
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
