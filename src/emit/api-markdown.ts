// An API record as Markdown: the content of its page, with table cells in place of chips and collapsed sections.
import { codeOfDefault } from '../model/api-default.ts';
import { memberRowsOf, takesUntold, type Api, type ApiMember } from '../model/api.ts';
import { interfaceTexts, type InterfaceTextKey } from '../model/interface-texts.ts';
import { anyElement, elementHref } from '../model/native-elements.ts';
import { fencedCode } from '../model/fenced-code.ts';
import type { NavigationLink } from '../model/navigation.ts';

type TextOf = (key: InterfaceTextKey, name?: string) => string;

/** The body of an API page, from its description to its inheritance. */
export function apiMarkdown(
  api: Api,
  demos: readonly NavigationLink[],
  texts: Readonly<Record<string, string>>,
): string {
  const textOf: TextOf = (key, name = '') => (texts[key] ?? interfaceTexts[key]).replace('{name}', name);
  const membersTitle = textOf(memberTitles[api.kind]);
  const memberTable = (members: readonly ApiMember[]) =>
    table(
      [
        textOf('api.name'),
        textOf('api.type'),
        textOf('api.default'),
        textOf('api.required'),
        textOf('api.description'),
      ],
      members.map((member) => memberRow(member, textOf)),
    );
  const inherited = inheritanceLines(api, textOf, memberTable);
  const parts = [
    api.deprecated && `> **${textOf('api.deprecated')}**${api.deprecated === true ? '' : `: ${line(api.deprecated)}`}`,
    api.description.trim(),
    demos.length > 0 &&
      section(textOf('api.demos'), demos.map(({ title, href }) => `- [${title}](${href})`).join('\n')),
    api.imports.length > 0 &&
      section(
        textOf('api.import'),
        fencedCode({ code: api.imports.join(`\n// ${textOf('api.importAlternative')}\n`), language: 'ts' }),
      ),
    api.parts &&
      section(textOf('api.parts'), api.parts.map(({ name, href }) => `- [${code(name)}](${href})`).join('\n')),
    api.overloads && section(textOf('api.signatures'), fencedCode({ code: api.overloads.join('\n'), language: 'ts' })),
    (api.members.length > 0 || api.undescribed) && section(membersTitle, memberTable(memberRowsOf(api))),
    api.ref && `${textOf('api.refText', api.name)} ${code(api.ref)}.`,
    takesUntold(api) && textOf('api.spreadText', api.name),
    api.returns && section(textOf('api.returned'), joinParts([code(api.returns.type), api.returns.description])),
    api.slots.length > 0 &&
      section(
        textOf('api.slots'),
        table(
          [textOf('api.slotKey'), textOf('api.defaultElement'), textOf('api.className'), textOf('api.description')],
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
        textOf('api.classes'),
        table(
          [textOf('api.className'), textOf('api.ruleKey'), textOf('api.description')],
          api.classes.map((rule) => [
            code(`.${rule.className}`),
            code(rule.key),
            joinParts([rule.global && `${textOf('api.globalClass')}.`, rule.description]),
          ]),
        ),
      ),
    api.themeName && section(textOf('api.theme'), `${textOf('api.themeText', api.name)} ${code(api.themeName)}`),
    inherited.length > 0 && section(textOf('api.inheritance'), inherited.join('\n\n')),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const memberTitles = {
  component: 'api.props',
  interface: 'api.properties',
  enum: 'api.values',
  hook: 'api.parameters',
  function: 'api.parameters',
} as const satisfies Record<Api['kind'], InterfaceTextKey>;

/** Whose props work, too: a sentence each, and the props themselves where they are known and few. */
function inheritanceLines(
  { inherits, accepts = [] }: Api,
  textOf: TextOf,
  memberTable: (members: readonly ApiMember[]) => string,
): string[] {
  const linked = (name: string, href: string | undefined) => (href ? `[${code(name)}](${href})` : code(name));
  const isNative = inherits !== undefined && /^[a-z]/.test(inherits.name);
  const isTold = isNative && accepts.some(({ from }) => from === 'element');
  return [
    ...(inherits && !isTold
      ? [
          textOf(
            'api.inheritanceText',
            linked(inherits.name, inherits.href ?? (isNative ? elementHref(inherits.name) : undefined)),
          ),
        ]
      : []),
    ...accepts.flatMap(({ from, name, href, names, members }) => {
      if (from === 'element')
        return name === anyElement
          ? [textOf('api.acceptsAnyElement', linked('HTML', elementHref(name)))]
          : [textOf('api.acceptsElement', linked(name, elementHref(name)))];
      const key = from === 'package' ? 'api.acceptsPackage' : 'api.acceptsType';
      const text = textOf(key, linked(name, href)).replace('{count}', String(names.length));
      return members ? [`${text}:`, memberTable(members)] : [`${text}: ${names.map(code).join(', ')}`];
    }),
  ];
}

function memberRow(member: ApiMember, textOf: TextOf): string[] {
  const { signature, see = [] } = member;
  const parameters = (signature?.parameters ?? [])
    .filter(({ description }) => description)
    .map(({ name, type, description }) => `${code(name)}${type && ` (${code(type)})`}: ${description}`);
  const returns =
    signature?.returns?.description &&
    `${textOf('api.returns')} ${code(signature.returns.type)}: ${signature.returns.description}`;
  const description = [
    member.deprecated &&
      joinParts([`**${textOf('api.deprecated')}**.`, member.deprecated !== true && member.deprecated]),
    member.description,
    ...parameters,
    returns,
    see.length > 0 && `${textOf('api.see')}: ${see.join(', ')}`,
  ];
  return [
    `${code(member.name)}${member.plan ? ` (${textOf(`plan.${member.plan}`)})` : ''}`,
    code(member.type),
    defaultText(member.default),
    // A column of its own, so that it can be seen without reading the row.
    member.required ? textOf('api.required') : '',
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

/** Formats a cell: one line, with `|` escaped, because it would begin the next cell even in code. */
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

/** Text as inline code, with enough backticks around it. */
function code(text: string): string {
  const ticks = '`'.repeat((text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0) + 1);
  const flat = text.replace(/\s+/g, ' ');
  return ticks.length > 1 ? `${ticks} ${flat} ${ticks}` : `\`${flat}\``;
}

function joinParts(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
