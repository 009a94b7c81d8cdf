// What all readers of one product share, as one value that is passed along.
import type ts from 'typescript';
import type { ApiPackage } from '../model/config.ts';
import type { Plan } from '../model/page.ts';
import type { ApiProgram } from './api-program.ts';
import type { JavaScriptFiles } from './javascript-files.ts';
import type { typeWriter } from './type-text.ts';

export interface ReadingContext {
  readonly api: ApiProgram;
  readonly checker: ts.TypeChecker;
  readonly javaScript: JavaScriptFiles;
  /** The product's packages that were found, smallest plan first. */
  readonly packages: readonly ApiPackage[];
  /** Turns inline JSDoc links into Markdown. */
  readonly linked: (markdown: string) => string;
  /** The page about an exported name, if the product has one. */
  readonly hrefOf: (name: string) => string | undefined;
  /** Prints types as text. */
  readonly typeText: ReturnType<typeof typeWriter>;
}

/** Whether a symbol is declared by the product's own packages. */
export function isOwn(symbol: ts.Symbol, { api, packages }: Pick<ReadingContext, 'api' | 'packages'>): boolean {
  const file = declarationFileOf(symbol);
  return packages.some(({ name }) => file.startsWith(`${api.packages.get(name)?.folder}/`));
}

/** The plan of the package that declares a symbol, if that is above a given plan. */
export function planAbove(
  plan: Plan | undefined,
  symbol: ts.Symbol | undefined,
  { api, packages }: ReadingContext,
): Plan | undefined {
  const file = symbol?.getDeclarations()?.[0]?.getSourceFile().fileName;
  const index = file ? packages.findIndex(({ name }) => file.startsWith(`${api.packages.get(name)?.folder}/`)) : -1;
  const found = packages[index]?.plan;
  return found && index > packages.findIndex((each) => each.plan === plan) ? found : undefined;
}

/** The file that declares a symbol. */
export function declarationFileOf(symbol: ts.Symbol): string {
  return symbol.getDeclarations()?.[0]?.getSourceFile().fileName ?? '';
}
