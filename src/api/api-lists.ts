// Exports that guides list in tables: selectors and events. In: a product's packages. Out: their records.
import ts from 'typescript';
import type { ApiEvent, ApiLists, ApiSelector } from '../model/api.ts';
import type { ProductApi } from '../model/config.ts';
import { parametersOf, returnsOf } from './api-member.ts';
import { nameMatcher } from './name-pattern.ts';
import { packageExportsOf } from './package-exports.ts';
import type { PackageExport } from './package-exports.ts';
import { planAbove } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

/** The lists that a product's config enables; `undefined` if it enables none. */
export function apiListsOf(productId: string, api: ProductApi, context: ReadingContext): ApiLists | undefined {
  if (!api.selectors && !api.events) return undefined;
  return {
    productId,
    selectors: api.selectors ? selectorsOf(api, api.selectors, context) : [],
    events: api.events ? eventsOf(api, api.events, context) : [],
  };
}

/** Functions that select part of a state, by category and name; those without a category are internal. */
function selectorsOf(api: ProductApi, pattern: string, context: ReadingContext): ApiSelector[] {
  const selectors = packageExportsOf(api, context.api, nameMatcher([pattern])).flatMap(
    (exported) => selectorOf(exported, context) ?? [],
  );
  return selectors.sort((a, b) => compare(a.category, b.category) || compare(a.name, b.name));
}

function selectorOf({ name, symbol, plan, packages }: PackageExport, context: ReadingContext): ApiSelector | undefined {
  const { checker, linked } = context;
  const doc = docOfSymbol(symbol);
  const signature = checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
  if (!signature || doc.ignored || !doc.category) return undefined;
  const at = symbol.getDeclarations()?.[0]?.getSourceFile();
  // The first parameter provides the state and is the same for all.
  const parameters = parametersOf(signature, doc, at, context)
    .slice(1)
    .filter(({ type }) => !/^(?:unknown|void|undefined)$/.test(type));
  return {
    name,
    category: doc.category,
    description: linked(doc.description),
    type: returnsOf(signature, doc, at, context)?.type ?? 'void',
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated === true ? true : linked(doc.deprecated) }),
    ...(plan ? { plan } : {}),
    imports: packages.map((from) => `import { ${name} } from '${from}';`),
  };
}

/**
 * Members of the interface that declares the packages' events: the listener's arguments are in `params` and `event`.
 */
function eventsOf(api: ProductApi, name: string, context: ReadingContext): ApiEvent[] {
  const { checker, linked, typeText } = context;
  const [lookup] = packageExportsOf(api, context.api, (each) => each === name);
  if (!lookup) return [];
  const events = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(lookup.symbol))
    .flatMap((symbol): ApiEvent[] => {
      const doc = docOfSymbol(symbol);
      if (doc.ignored || !doc.description) return [];
      const at = symbol.getDeclarations()?.[0]?.getSourceFile();
      const partOf = (key: string): string | undefined => {
        const part = checker.getPropertyOfType(checker.getTypeOfSymbol(symbol), key);
        const text =
          part &&
          typeText(checker.getTypeOfSymbol(part), { optional: Boolean(part.flags & ts.SymbolFlags.Optional), at });
        return text && (text.shortType ?? text.type);
      };
      const [params, event] = [partOf('params'), partOf('event')];
      const plan = planAbove(undefined, symbol, context);
      return [
        {
          name: symbol.name,
          description: linked(doc.description),
          ...(params ? { params } : {}),
          ...(event ? { event } : {}),
          ...(plan ? { plan } : {}),
        },
      ];
    });
  return events.sort((a, b) => compare(a.name, b.name));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
