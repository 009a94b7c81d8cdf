// Who declares a prop. In: its symbol. Out: the documented packages, React for all elements, or another package.
import ts from 'typescript';
import { packageNameIn } from './package-place.ts';
import { isOfSameRepository } from './package-repository.ts';
import { isOwnFile } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';

export type PropOrigin =
  | { readonly kind: 'own'; readonly container?: ts.Symbol }
  /** An attribute of a native element; `container` is the name of React's interface, `ButtonHTMLAttributes`. */
  | { readonly kind: 'native'; readonly container: string }
  | { readonly kind: 'foreign'; readonly package: string; readonly file: string; readonly container?: ts.Symbol };

/**
 * The origin of a prop. One that several declare is the package's own if that is among them. A computed one that nobody
 * declares is, too, and so are what React's helpers add by name, the `children` of `PropsWithChildren`, and what packages
 * of the same repository declare.
 */
export function originOf(symbol: ts.Symbol, context: ReadingContext): PropOrigin {
  const declarations = symbol.getDeclarations() ?? [];
  const [only] = declarations;
  if (!only || declarations.length > 1) return findOrigin(declarations, context);
  // Hundreds of components take the same attributes.
  const origins = known.get(context.packages) ?? new WeakMap<ts.Declaration, PropOrigin>();
  known.set(context.packages, origins);
  const origin = origins.get(only) ?? findOrigin(declarations, context);
  origins.set(only, origin);
  return origin;
}

const known = new WeakMap<ReadingContext['packages'], WeakMap<ts.Declaration, PropOrigin>>();

function findOrigin(declarations: readonly ts.Declaration[], context: ReadingContext): PropOrigin {
  const own = declarations.find((each) => isOwnFile(each.getSourceFile().fileName, context));
  if (own || declarations.length === 0) return { kind: 'own', ...withContainer(own) };
  const native = declarations.find((each) => isPlatformFile(each.getSourceFile().fileName));
  if (native) {
    const name = containerOf(native)?.name.text ?? '';
    return /Attributes$|^SVGProps$/.test(name) && name !== 'Attributes' && name !== 'RefAttributes'
      ? { kind: 'native', container: name }
      : { kind: 'own' };
  }
  const file = declarations[0]!.getSourceFile().fileName;
  const sibling = declarations.find((each) => isOfSameRepository(each.getSourceFile().fileName, context));
  if (sibling) return { kind: 'own', ...withContainer(sibling) };
  return { kind: 'foreign', package: packageNameIn(file) ?? '', file, ...withContainer(declarations[0]) };
}

function withContainer(declaration: ts.Declaration | undefined): { readonly container?: ts.Symbol } {
  const node = declaration && containerOf(declaration);
  // A checker finds the symbol of a declaration by its name; the binder has put it on the node already.
  const symbol = (node as { readonly symbol?: ts.Symbol } | undefined)?.symbol;
  return symbol ? { container: symbol } : {};
}

/** The interface or alias in which a prop is declared. */
function containerOf(node: ts.Node): ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if (ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at)) return at;
  return undefined;
}

/** React's types, the compiler's own and those of CSS. */
function isPlatformFile(file: string): boolean {
  return /\/node_modules\/(?:@types\/react(?:-dom)?|typescript|csstype)\//.test(file);
}
