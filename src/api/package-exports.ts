// The exports of a product's packages. In: the program. Out: each exported name once, with its packages and plan.
import ts from 'typescript';
import type { ApiKind } from '../model/api.ts';
import type { ApiPackage, ProductApi } from '../model/config.ts';
import type { Plan } from '../model/page.ts';
import type { ApiProgram } from './api-program.ts';
import { bareNameOf } from './preview-name.ts';
import { isValueUnion } from './value-union.ts';

/** An exported name of a product's packages. */
export interface PackageExport {
  readonly name: string;
  readonly kind: ApiKind;
  /**
   * The exported symbol, aliases resolved: a value from the first package, a type from the last one, where it is
   * widest.
   */
  readonly symbol: ts.Symbol;
  /** Packages that export the name, in the product's order. */
  readonly packages: readonly string[];
  /** What each of them exports under the name. */
  readonly symbols: readonly ts.Symbol[];
  /** The plan of the first of these packages. */
  readonly plan?: Plan;
  /** What is imported to use a part of it, `Tabs` of `Tabs.List`. */
  readonly partOf?: { readonly name: string; readonly symbol: ts.Symbol };
}

/** The product's packages; an entry that is only a name has the free plan. */
export function apiPackagesOf(api: ProductApi): ApiPackage[] {
  return api.packages.map((entry) => (typeof entry === 'string' ? { name: entry } : entry));
}

/**
 * The wanted exports of the product's packages; packages that are not installed are skipped.
 *
 * @param isWanted called before a name's type is resolved, which is the expensive part
 */
export function packageExportsOf(
  api: ProductApi,
  { program, checker, packages }: ApiProgram,
  isWanted: (name: string) => boolean,
): PackageExport[] {
  const found = new Map<string, Candidate[]>();
  for (const { name: packageName, plan } of apiPackagesOf(api)) {
    const entry = packages.get(packageName);
    const source = entry && program.getSourceFile(entry.file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      if (!isWanted(exported.name)) continue;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const candidates = found.get(exported.name) ?? [];
      candidates.push({ packageName, symbol, ...(plan ? { plan } : {}) });
      found.set(exported.name, candidates);
    }
  }
  return [...found].flatMap(([name, candidates]) => exportOf(name, candidates, checker));
}

interface Candidate {
  readonly packageName: string;
  readonly symbol: ts.Symbol;
  readonly plan?: Plan;
}

/**
 * Merges what the packages export under one name. A smaller package may export a stub, `() => null`, that tells its
 * users to install the larger one: only packages whose export is of the most specific kind count.
 */
function exportOf(name: string, candidates: readonly Candidate[], checker: ts.TypeChecker): PackageExport[] {
  const kinds = new Map<ts.Symbol, ApiKind | undefined>();
  for (const { symbol } of candidates) if (!kinds.has(symbol)) kinds.set(symbol, kindOf(name, symbol, checker));
  const kind = (['component', 'hook', 'function', 'enum', 'interface'] as const).find((each) =>
    [...kinds.values()].includes(each),
  );
  const holders = candidates.filter(({ symbol }) => kinds.get(symbol) === kind);
  const first = holders[0];
  const widest = holders.at(-1);
  if (!kind || !first || !widest) return [];
  const isType = kind === 'interface' || widest.symbol.flags & ts.SymbolFlags.TypeAlias;
  const symbol = isType ? widest.symbol : first.symbol;
  return [
    {
      name,
      kind,
      symbol,
      packages: holders.map((holder) => holder.packageName),
      symbols: holders.map((holder) => holder.symbol),
      ...(first.plan ? { plan: first.plan } : {}),
    },
  ];
}

/** The kind of an export's page; `undefined` for constants, namespaces and non-object types. */
export function kindOf(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): ApiKind | undefined {
  if (symbol.flags & ts.SymbolFlags.Enum) return 'enum';
  if (symbol.flags & ts.SymbolFlags.Value) {
    const type = checker.getTypeOfSymbol(symbol);
    const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    if (signatures.length === 0) return undefined;
    const bare = bareNameOf(name);
    if (/^use[A-Z]/.test(bare)) return 'hook';
    if (/^[A-Z]/.test(bare) && signatures.some((signature) => rendersReact(signature, checker))) return 'component';
    return 'function';
  }
  if (symbol.flags & ts.SymbolFlags.Interface) return 'interface';
  if (symbol.flags & ts.SymbolFlags.TypeAlias) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    if (isValueUnion(type, checker)) return 'enum';
    return checker.getPropertiesOfType(type).length > 0 && type.flags & ts.TypeFlags.StructuredType
      ? 'interface'
      : undefined;
  }
  return undefined;
}

/** A component returns an element (or anything React can show), or is a class with a `render` method. */
function rendersReact(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const result = signature.getReturnType();
  const parts = result.isUnion() ? result.types : [result];
  return (
    parts.some((part) =>
      /^(Element|ReactElement|ReactNode|ReactPortal)$/.test((part.aliasSymbol ?? part.getSymbol())?.name ?? ''),
    ) ||
    /\bReactNode\b/.test(checker.typeToString(result)) ||
    result.getProperty('render') !== undefined
  );
}
