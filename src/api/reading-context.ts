// What all readers of one product share, as one value that is passed along.
import type ts from 'typescript';
import type { ApiPackage } from '../model/config.ts';
import type { Plan } from '../model/page.ts';
import type { ApiProgram } from './api-program.ts';
import type { ComponentProps } from './component-props.ts';
import type { JavaScriptFiles } from './javascript-files.ts';
import type { PackageExport } from './package-exports.ts';
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
  /**
   * The props of a component, and the context to read them in: another checker where the component is generic and only an
   * element of it says what it takes.
   */
  readonly propsOf: (component: PackageExport) => { readonly props: ComponentProps; readonly context: ReadingContext };
  /**
   * Whether a large type is a part of so many components that it is told in a line. `largest` is how many props a
   * component has of any one type.
   */
  readonly isShared: (type: ts.Symbol, largest: number) => boolean;
  /**
   * Names of type parameters whose arguments a component's user brings, where the checker knows the component with others
   * in their place.
   */
  readonly generics?: ReadonlySet<string>;
  /** Prints types as text. */
  readonly typeText: ReturnType<typeof typeWriter>;
}

/** Whether a symbol is declared by the product's own packages. */
export function isOwn(symbol: ts.Symbol, context: Pick<ReadingContext, 'api' | 'packages'>): boolean {
  return isOwnFile(declarationFileOf(symbol), context);
}

/**
 * Whether a file is one of the product's own packages: in the folder of one, but not in a package installed there; or of
 * the same workspace, whose parts are one work though they are several packages.
 */
export function isOwnFile(file: string, { api, packages }: Pick<ReadingContext, 'api' | 'packages'>): boolean {
  return packages.some(({ name }) => {
    const folder = api.packages.get(name)?.folder;
    if (folder === undefined) return false;
    if (file.startsWith(`${folder}/`)) return !file.slice(folder.length).includes('/node_modules/');
    return !folder.includes('/node_modules/') && file !== '' && !file.includes('/node_modules/');
  });
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
