// Pages of the references as Markdown, from what is documented. Their texts are the sources' own.
import { declarationOf, docOf, membersOf, signatureOf, type Declaration, type Documented } from './declarations.ts';

/** The opening of a generated page. */
export function pageHead(title: string, description: string): string {
  return `---
productId: xdocs
title: ${title} - xdocs reference
---

<!-- Made by "npm run manual" from the sources: change those. -->

# ${title}

<p class="description">${description}</p>
`;
}

/** A section for each member: its type, whether it must be given, its comment. */
export function memberSections(members: readonly Documented[], known: ReadonlySet<string>): string[] {
  return members.map(({ name, type, isOptional, doc }) =>
    [`### ${name} {#${name}}`, `${typeLine(type, known)}${isOptional ? '' : ', required'}`, doc]
      .filter(Boolean)
      .join('\n\n'),
  );
}

/** A table of members. */
export function memberTable(members: readonly Documented[], known: ReadonlySet<string> = new Set()): string {
  const rows = members.map(
    ({ name, type, isOptional, doc }) =>
      `| \`${name}\`${isOptional ? '' : ' (required)'} | ${cell(typeLine(type, known))} | ${cell(doc)} |`,
  );
  return ['| Key | Type | |', '| :--- | :--- | :--- |', ...rows].join('\n');
}

/** Types that are explained elsewhere: in a page of their own, or in words. */
const explained: Readonly<Record<string, string>> = {
  UserConfig: '/x/manual/reference/config/',
  NavigationEntry: '/x/manual/reference/navigation/#an-entry',
  RuleId: '/x/manual/reference/rules/',
  TemplatePart: '/x/manual/reference/template-parts/',
  FrameView: '/x/manual/reference/template-parts/#type-frameview',
  PageView: '/x/manual/reference/template-parts/#type-pageview',
  Problem: '/x/manual/checking/#for-programs',
};

/** A type as code, with links to those that are explained. */
function typeLine(type: string, known: ReadonlySet<string>): string {
  const links = [...new Set(type.match(/\b[A-Z]\w+/g) ?? [])].flatMap((name) => {
    const href = explained[name] ?? (known.has(name) ? `#type-${name.toLowerCase()}` : undefined);
    return href === undefined ? [] : [`[${name}](${href})`];
  });
  return `\`${type}\`${links.length > 0 ? ` (${links.join(', ')})` : ''}`;
}

/** A text in a cell of a table. */
export function cell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/(?<!\\)\|/g, '\\|');
}

/** The types of the repository that others name, each once, in the order in which they are met. What another name stands for is shown under that. */
export function namedTypes(texts: readonly Named[]): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  const waiting = [...texts];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const name of next.type.match(/\b[A-Z]\w+/g) ?? []) {
      const isNew = !found.has(name) && explained[name] === undefined;
      const declaration = isNew ? declarationOf(name, next.file) : undefined;
      if (!declaration) continue;
      if ([...found.values()].some(({ node }) => node === declaration.node)) continue;
      found.set(name, declaration);
      const { file } = declaration;
      const inner = membersOf(declaration).map(({ type }) => ({ type, file }));
      waiting.push(...inner, { type: signatureOf(declaration), file });
    }
  }
  return found;
}

/** A type's text, and the file that knows the names in it. */
export interface Named {
  readonly type: string;
  readonly file: string;
}

/** A section for each type: its members, or what it stands for. */
export function typeSections(types: ReadonlyMap<string, Declaration>): string[] {
  const known = new Set(types.keys());
  return [...types].map(([name, declaration]) => {
    const members = membersOf(declaration);
    const what = members.length > 0 ? memberTable(members, known) : typeLine(signatureOf(declaration), known);
    return [`### ${name} {#type-${name.toLowerCase()}}`, docOf(declaration.node), what].filter(Boolean).join('\n\n');
  });
}

/** Sections of a page as one text. */
export function pageOf(...sections: readonly string[]): string {
  return `${sections.map((section) => section.trim()).join('\n\n')}\n`;
}
