// The props of a component, as the checker sees them. In: a component's symbol. Out: a lookup of props by name.
import ts from 'typescript';
import { isOpenSignature } from './open-components.ts';
import { isUnresolved } from './unreadable-exports.ts';

export interface ComponentProps {
  /** The prop's symbol, even if only one branch of a union or conditional type has it. */
  find(name: string): ts.Symbol | undefined;
  /** The props common to all branches of its props type. */
  readonly common: readonly ts.Symbol[];
  /** The props that some branch has: of each member of a union, of each overload. */
  readonly all: readonly ts.Symbol[];
  /** Whether a prop must be passed in all branches. */
  isRequired(name: string): boolean;
  /** Their type refers to something that does not exist. */
  readonly unresolved: boolean;
  /** The type nodes of the props. */
  readonly declarations: readonly ts.TypeNode[];
}

/**
 * The props of a function, exotic (`memo`, `forwardRef`) or class component.
 *
 * @param known the type of its props where that is not what its declaration says: a generic component's, with the
 * defaults of its type parameters
 */
export function componentPropsOf(symbol: ts.Symbol, checker: ts.TypeChecker, known?: ts.Type): ComponentProps {
  const component = checker.getTypeOfSymbol(symbol);
  const types = known ? [known] : propsTypesOf(component, checker);
  let branches: readonly ts.Type[] | undefined;
  // Only when they are asked for: the checker prints unions and slots in the order in which it first saw them.
  const branchesOf = () =>
    (branches ??= (known ? types : closedTypesOf(component, checker)).flatMap((type) =>
      type.isUnion() ? type.types : [type],
    ));
  let preset: ReadonlySet<string> | undefined;
  let all: readonly ts.Symbol[] | undefined;
  return {
    find(name) {
      for (const type of types) {
        const found = propertyOf(type, name, checker, 0);
        if (found) return found;
      }
      return undefined;
    },
    common: types[0] ? checker.getPropertiesOfType(types[0]) : [],
    get all() {
      return (all ??= possibleProperties(branchesOf(), checker));
    },
    isRequired: (name) =>
      !(preset ??= presetNames(component, checker)).has(name) &&
      branchesOf().every((branch) => {
        const found = checker.getPropertyOfType(branch, name);
        return found !== undefined && !(found.flags & ts.SymbolFlags.Optional);
      }),
    unresolved: types.some(isUnresolved),
    declarations: declaredProps(symbol, component),
  };
}

/** The types of all signatures, or of those that say more than what a type argument would. */
function closedTypesOf(component: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const closed = component.getCallSignatures().filter((signature) => !isOpenSignature(signature, checker));
  return closed.length === 0 ? propsTypesOf(component, checker) : calledTypesOf(closed, checker);
}

function calledTypesOf(signatures: readonly ts.Signature[], checker: ts.TypeChecker): ts.Type[] {
  return signatures.flatMap((signature) => {
    const parameter = signature.getParameters()[0];
    return parameter ? [checker.getTypeOfSymbol(parameter)] : [];
  });
}

function propsTypesOf(component: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const called = calledTypesOf(component.getCallSignatures(), checker);
  const constructed = component.getConstructSignatures().flatMap((signature) => {
    const props = signature.getReturnType().getProperty('props');
    return props ? [checker.getTypeOfSymbol(props)] : [];
  });
  return [...called, ...constructed];
}

/** Those of any of the types, as an editor offers them; one that some have is typed by these. */
export function possibleProperties(types: readonly ts.Type[], checker: ts.TypeChecker): readonly ts.Symbol[] {
  const only = types[0];
  if (!only) return [];
  if (types.length === 1) return checker.getPropertiesOfType(only);
  // The language service has it for completions; the public types leave it out.
  const editor = checker as ts.TypeChecker & {
    getAllPossiblePropertiesOfTypes(types: readonly ts.Type[]): ts.Symbol[];
  };
  return editor.getAllPossiblePropertiesOfTypes(types);
}

/** What a component's static `defaultProps` give need not be passed. */
function presetNames(component: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  const preset = checker.getPropertyOfType(component, 'defaultProps');
  const type = preset && checker.getNonNullableType(checker.getTypeOfSymbol(preset));
  // Every exotic component may have some: a partial of all props says nothing.
  const isKnown = type && !type.aliasSymbol && !(type.flags & ts.TypeFlags.Any);
  return new Set(isKnown ? checker.getPropertiesOfType(type).map(({ name }) => name) : []);
}

/** The type of a function's parameter; the argument `P` of an exotic component, `ForwardRefExoticComponent<P>`. */
function declaredProps(symbol: ts.Symbol, component: ts.Type): ts.TypeNode[] {
  const arguments_ = (symbol.getDeclarations() ?? []).flatMap((declaration) => {
    const type = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
    return type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  });
  const parameters = component.getCallSignatures().flatMap((signature) => {
    const parameter = signature.getParameters()[0]?.valueDeclaration;
    return parameter && ts.isParameter(parameter) && parameter.type ? [parameter.type] : [];
  });
  return [...parameters, ...arguments_];
}

const maxDepth = 4;

function propertyOf(type: ts.Type, name: string, checker: ts.TypeChecker, depth: number): ts.Symbol | undefined {
  const direct = checker.getPropertyOfType(type, name);
  if (direct || depth > maxDepth) return direct;
  for (const part of partsOf(type, checker)) {
    const found = propertyOf(part, name, checker, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Types to search if the type itself does not have a property: members of unions, branches of conditionals. */
function partsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types;
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint && constraint !== type ? [constraint] : [];
}
