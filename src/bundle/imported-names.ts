// The names that a module imports by a specifier, as its code says. In: code as esbuild writes it. Out: names.
import { regExpText } from '../model/reg-exp-text.ts';

/** Names that are imported of a module, sorted or as they stand; `all` where they are not known one by one. */
export type UsedNames = readonly string[] | 'all';

const name = String.raw`[\w$]+`;

/** The names that a module imports by a specifier, as its code says. */
export function namesIn(text: string, specifier: string): UsedNames {
  const quoted = regExpText(JSON.stringify(specifier));
  const found = new Set<string>();
  const statements = [
    ...text.matchAll(
      new RegExp(
        String.raw`^(?:import\s+(?:(${name})\s*,?\s*)?(?:\*\s*as\s+(${name})|\{([^}]*)\})?\s*(?:from\s*)?|export\s*\{([^}]*)\}\s*from\s*)${quoted}`,
        'gm',
      ),
    ),
  ];
  // Anything else that the specifier stands in: `import()`, `require()`, `export *`; or it stands there in another form.
  if (statements.length === 0 || statements.length !== [...text.matchAll(new RegExp(quoted, 'g'))].length) return 'all';
  for (const [statement, byDefault, namespace, imported, exported] of statements) {
    if (byDefault) found.add('default');
    for (const list of [imported, exported]) {
      for (const one of list?.split(',') ?? []) {
        const [own = ''] = one.trim().split(/\s+as\s+/);
        if (own && !/^[\w$]+$/.test(own)) return 'all';
        if (own) found.add(own);
      }
    }
    if (!namespace) continue;
    const members = membersOf(text.replace(statement, ''), namespace);
    if (!members) return 'all';
    for (const member of members) found.add(member);
  }
  return [...found];
}

/** The members by which a namespace is used; `undefined` where it is used as a value. */
function membersOf(text: string, namespace: string): readonly string[] | undefined {
  const own = namespace.replaceAll('$', String.raw`\$`);
  // A member in other letters is read to its end by nobody here, and so by no name at all.
  const member = String.raw`\s*\.\s*(${name})(?![\p{ID_Continue}\\])`;
  const uses = [...text.matchAll(new RegExp(String.raw`(?<![\w$])${own}(?![\w$])(?:${member})?`, 'gu'))];
  return uses.every(([, one]) => one) ? uses.map(([, one]) => one!) : undefined;
}
