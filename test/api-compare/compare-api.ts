// Holds what the reader of API pages says of a package against what an editor offers. In: both. Out: figures, and what
// differs.
import { memberRowsOf, type Api, type ApiMember } from '../../src/model/api.ts';
import { splitUnion } from '../../src/model/union-text.ts';
import type { EditorComponent, EditorProp } from './editor-props.ts';

export interface Comparison {
  readonly components: number;
  readonly missingComponents: readonly string[];
  /** Own props that the editor offers. */
  readonly own: number;
  /** Those of them that have a row, or a name in a folded line. */
  readonly listed: number;
  readonly folded: number;
  readonly missing: readonly string[];
  /** Rows of the tables, and those that are not the package's own. */
  readonly rows: number;
  readonly unwanted: readonly string[];
  readonly otherRequired: readonly string[];
  readonly otherTypes: readonly string[];
  readonly otherDefaults: readonly string[];
  /** Props of native elements and of other packages that no row and no folded line tells. */
  readonly untold: readonly string[];
}

/** A component that takes fewer native props than this has chosen each of them: they are as good as its own. */
const chosen = 25;

/** Compares by the names of components. */
export function compareApi(components: readonly EditorComponent[], apis: readonly Api[]): Comparison {
  const byName = new Map(apis.map((api) => [api.name, api]));
  const found = {
    own: 0,
    listed: 0,
    folded: 0,
    rows: 0,
    missingComponents: [] as string[],
    missing: [] as string[],
    unwanted: [] as string[],
    otherRequired: [] as string[],
    otherTypes: [] as string[],
    otherDefaults: [] as string[],
    untold: [] as string[],
  };
  for (const { name, props } of components) {
    const api = byName.get(name);
    if (!api) {
      found.missingComponents.push(name);
      continue;
    }
    const rows = new Map(memberRowsOf(api).map((member) => [member.name, member]));
    const folded = new Set(foldedOf(api));
    const offered = new Map(props.map((prop) => [prop.name, prop]));
    const hasFewNative = props.filter(({ origin }) => origin === 'native').length < chosen;
    found.rows += rows.size;
    for (const row of rows.keys()) {
      const origin = offered.get(row)?.origin;
      if (origin !== 'own' && !(origin === 'native' && hasFewNative)) found.unwanted.push(`${name}.${row}`);
    }
    for (const prop of props) {
      const at = `${name}.${prop.name}`;
      const row = rows.get(prop.name);
      if (prop.origin === 'own') {
        found.own += 1;
        if (row) found.listed += 1;
        else if (folded.has(prop.name)) found.folded += 1;
        else found.missing.push(at);
      } else if (!row && !folded.has(prop.name)) found.untold.push(at);
      if (row) compareRow(at, row, prop, found);
    }
  }
  return { components: components.length, ...found };
}

function foldedOf(api: Api): readonly string[] {
  const { accepts = [] } = api as Api & { readonly accepts?: readonly { readonly names: readonly string[] }[] };
  return accepts.flatMap(({ names }) => names);
}

function compareRow(
  at: string,
  row: ApiMember,
  prop: EditorProp,
  found: { readonly otherRequired: string[]; readonly otherTypes: string[]; readonly otherDefaults: string[] },
): void {
  if (row.required !== prop.required) found.otherRequired.push(at);
  if (prop.origin !== 'own') return;
  const truth = plain(prop.type);
  if (![row.type, row.shortType ?? row.type].some((text) => plain(text) === truth))
    found.otherTypes.push(`${at}: ${row.shortType ?? row.type} | editor: ${prop.type}`);
  const given = prop.default?.replace(/\s+/g, ' ').trim();
  if (given && row.default?.replace(/\s+/g, ' ').trim() !== given)
    found.otherDefaults.push(`${at}: ${row.default} | editor: ${given}`);
}

/** A type without what a printer may choose: names of modules, quotes, order of a union, `undefined`, `string & {}`. */
function plain(text: string): string {
  const flat = text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\b(?:React|L|react)\.(?=\w)/g, '')
    .replaceAll('"', "'")
    .replace(/;(?= *\})/g, '')
    .replace(/\s+/g, '')
    .replace(/\(?\b(string|number)&\{\}\)?/g, '$1');
  const whole = /^\((.*)\)$/.exec(flat)?.[1];
  const parts = splitUnion(flat.includes('|') ? flat : (whole ?? flat)).map((part) => part.trim());
  const kept = parts
    .flatMap((part) =>
      part === 'true' || part === 'false' ? ['boolean'] : [part.replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1')],
    )
    .filter((part) => part !== 'undefined' && part !== 'null');
  return [...new Set(kept)].sort().join('|');
}
