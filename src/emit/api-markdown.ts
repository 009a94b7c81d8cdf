// An API record as Markdown: what its page shows, with tables that say in cells what the page says with chips and
// folds.
import { codeOfDefault } from '../model/api-default.ts';
import { memberRowsOf, type Api, type ApiMember } from '../model/api.ts';
import { interfaceTexts, type InterfaceTextKey } from '../model/interface-texts.ts';
import { fencedCode } from '../model/fenced-code.ts';
import type { NavigationLink } from '../model/navigation.ts';

type Words = (key: InterfaceTextKey, name?: string) => string;

/** The body of an API page, from its description to what it passes on. */
export function apiMarkdown(
  api: Api,
  demos: readonly NavigationLink[],
  texts: Readonly<Record<string, string>>,
): string {
  const words: Words = (key, name = '') => (texts[key] ?? interfaceTexts[key]).replace('{name}', name);
  const membersTitle = words(
    api.kind === 'component' ? 'api.props' : api.kind === 'interface' ? 'api.properties' : 'api.parameters',
  );
  const inherited =
    api.inherits &&
    (api.inherits.href ? `[${code(api.inherits.name)}](${api.inherits.href})` : code(api.inherits.name));
  const parts = [
    api.deprecated && `> **${words('api.deprecated')}**${api.deprecated === true ? '' : `: ${line(api.deprecated)}`}`,
    api.description.trim(),
    demos.length > 0 && section(words('api.demos'), demos.map(({ title, href }) => `- [${title}](${href})`).join('\n')),
    api.imports.length > 0 &&
      section(
        words('api.import'),
        fencedCode({ code: api.imports.join(`\n// ${words('api.importAlternative')}\n`), language: 'ts' }),
      ),
    (api.members.length > 0 || api.undescribed) &&
      section(
        membersTitle,
        table(
          [words('api.name'), words('api.type'), words('api.default'), words('api.required'), words('api.description')],
          memberRowsOf(api).map((member) => memberRow(member, words)),
        ),
      ),
    api.ref && `${words('api.refText', api.name)} ${code(api.ref)}.`,
    api.spread && words('api.spreadText', api.name),
    api.returns && section(words('api.returned'), joined([code(api.returns.type), api.returns.description])),
    api.slots.length > 0 &&
      section(
        words('api.slots'),
        table(
          [words('api.slotKey'), words('api.defaultElement'), words('api.className'), words('api.description')],
          api.slots.map((slot) => [
            code(slot.name),
            slot.default ? code(slot.default) : '',
            slot.class ? code(`.${slot.class.replace(/^\./, '')}`) : '',
            slot.description,
          ]),
        ),
      ),
    api.classes.length > 0 &&
      section(
        words('api.classes'),
        table(
          [words('api.className'), words('api.ruleKey'), words('api.description')],
          api.classes.map((rule) => [
            code(`.${rule.className}`),
            code(rule.key),
            joined([rule.global && `${words('api.globalClass')}.`, rule.description]),
          ]),
        ),
      ),
    api.themeName && section(words('api.theme'), `${words('api.themeText', api.name)} ${code(api.themeName)}`),
    inherited && section(words('api.inheritance'), words('api.inheritanceText', inherited)),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function memberRow(member: ApiMember, words: Words): string[] {
  const { signature, see = [] } = member;
  const parameters = (signature?.parameters ?? [])
    .filter(({ description }) => description)
    .map(({ name, type, description }) => `${code(name)}${type && ` (${code(type)})`}: ${description}`);
  const returns =
    signature?.returns?.description &&
    `${words('api.returns')} ${code(signature.returns.type)}: ${signature.returns.description}`;
  const description = [
    member.deprecated && joined([`**${words('api.deprecated')}**.`, member.deprecated !== true && member.deprecated]),
    member.description,
    ...parameters,
    returns,
    see.length > 0 && `${words('api.see')}: ${see.join(', ')}`,
  ];
  return [
    `${code(member.name)}${member.plan ? ` (${words(`plan.${member.plan}`)})` : ''}`,
    code(member.type),
    defaultText(member.default),
    // A column of its own, so that no row has to be read whole to know.
    member.required ? words('api.required') : '',
    description.filter(Boolean).join('\n\n'),
  ];
}

function defaultText(text: string | undefined): string {
  const value = text === undefined ? undefined : codeOfDefault(text);
  return value === undefined ? (text ?? '') : code(value);
}

function section(title: string, body: string): string {
  return `## ${title}\n\n${body}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

/** A cell is one line, and a bar in it, code or not, would begin the next one. */
function cell(text: string): string {
  return line(text).replace(/\\*\|/g, (bars) => (bars.length % 2 ? `\\${bars}` : bars));
}

/** Paragraphs and list items as one line. */
function line(text: string): string {
  return text
    .trim()
    .replace(/[ \t]*\n(?:[ \t]*\n)+[ \t]*|[ \t]*\n(?=[ \t]*(?:[-*]|\d+\.)[ \t])/g, '<br>')
    .replace(/\s*\n\s*/g, ' ');
}

/** Text as inline code, whatever ticks are in it. */
function code(text: string): string {
  const ticks = '`'.repeat((text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0) + 1);
  const flat = text.replace(/\s+/g, ' ');
  return ticks.length > 1 ? `${ticks} ${flat} ${ticks}` : `\`${flat}\``;
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
