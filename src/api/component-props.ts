// The props of a component, as the checker sees them. In: a component's symbol. Out: a lookup of props by name.
import ts from 'typescript';
import { isUnresolved } from './unreadable-exports.ts';

export interface ComponentProps {
  /** The prop's symbol, even if only one branch of a union or conditional type has it. */
  find(name: string): ts.Symbol | undefined;
  /** The props common to all branches of its props type. */
  readonly all: readonly ts.Symbol[];
  /** Their type refers to something that does not exist. */
  readonly unresolved: boolean;
  /** The type nodes of the props. */
  readonly declarations: readonly ts.TypeNode[];
}

/** The props of a function, exotic (`memo`, `forwardRef`) or class component. */
export function componentPropsOf(symbol: ts.Symbol, checker: ts.TypeChecker): ComponentProps {
  const component = checker.getTypeOfSymbol(symbol);
  const types = propsTypesOf(component, checker);
  return {
    find(name) {
      for (const type of types) {
        const found = propertyOf(type, name, checker, 0);
        if (found) return found;
      }
      return undefined;
    },
    all: types[0] ? checker.getPropertiesOfType(types[0]) : [],
    unresolved: types.some(isUnresolved),
    declarations: declaredProps(symbol, component),
  };
}

function propsTypesOf(component: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const called = component.getCallSignatures().flatMap((signature) => {
    const parameter = signature.getParameters()[0];
    return parameter ? [checker.getTypeOfSymbol(parameter)] : [];
  });
  const constructed = component.getConstructSignatures().flatMap((signature) => {
    const props = signature.getReturnType().getProperty('props');
    return props ? [checker.getTypeOfSymbol(props)] : [];
  });
  return [...called, ...constructed];
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
