// Generic components whose props depend on a type argument, such as the element that they render. In: a signature. Out:
// whether nothing can be said of its props before the argument is known.
import ts from 'typescript';

/** Whether the props of a signature depend on a type parameter as a whole, and not only in the types of some. */
export function isOpenSignature(signature: ts.Signature, checker: ts.TypeChecker): boolean {
  const parameters = signature.getTypeParameters() ?? [];
  const props = signature.getParameters()[0];
  if (parameters.length === 0 || !props) return false;
  return (
    parameters.some((parameter) => isElementParameter(parameter, checker)) || isDeferred(checker.getTypeOfSymbol(props))
  );
}

/** `C extends React.ElementType`: the component renders any element, and takes what that takes. */
function isElementParameter(parameter: ts.TypeParameter, checker: ts.TypeChecker): boolean {
  const constraint = checker.getBaseConstraintOfType(parameter);
  const given = parameter.getDefault();
  if (!constraint && !given) return false;
  return [constraint, given].some((type) => type && elementTypes.test(checker.typeToString(type)));
}

/** What a component can be told to render. */
const elementTypes =
  /\b(?:ElementType|JSXElementConstructor|IntrinsicElements|ComponentType|FunctionComponent)\b|"div"|"button"/;

/** A type of which the checker knows no properties yet: `T`, `T[K]`, `T extends … ? …`. */
function isDeferred(type: ts.Type): boolean {
  return (
    Boolean(type.flags & ts.TypeFlags.Instantiable) || (type.isUnionOrIntersection() && type.types.some(isDeferred))
  );
}

/** Whether a component has open signatures only. */
export function isOpenComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return signatures.length > 0 && signatures.every((signature) => isOpenSignature(signature, checker));
}

/**
 * The names of a component's type parameters, but for the element that it renders: of what its user brings, `Item`.
 */
export function broughtTypesOf(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<string> {
  const parameters = checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .flatMap((signature) => signature.getTypeParameters() ?? []);
  return new Set(
    parameters.filter((each) => !isElementParameter(each, checker)).map((parameter) => parameter.symbol.name),
  );
}

/**
 * What a prop may be that is typed by a type parameter alone, `as?: C`: not only the element that is usual. `undefined` for
 * any other prop.
 */
export function parameterOf(
  prop: ts.Symbol,
  checker: ts.TypeChecker,
): { readonly constraint?: ts.Type; readonly text?: string; readonly usual?: string } | undefined {
  const [declaration] = prop.getDeclarations() ?? [];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (!node || !ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const [parameter] = checker.getSymbolAtLocation(node.typeName)?.getDeclarations() ?? [];
  if (!parameter || !ts.isTypeParameterDeclaration(parameter)) return undefined;
  const constraint = parameter.constraint && checker.getTypeFromTypeNode(parameter.constraint);
  const found = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const written = parameter.default?.getText().replaceAll('"', "'") ?? '';
  const usual = found.isStringLiteral() ? `'${found.value}'` : /^'[^']*'$/.test(written) ? written : undefined;
  const text = constraint ? checker.typeToString(constraint) : '';
  const isKnown = elementTypes.test(text);
  // An alias in between may have a parameter that says less.
  if (!isKnown && !/^(?:as|component|elementType)$/.test(prop.name)) return undefined;
  // The compiler may write out what React's type has by default.
  const isShort = isKnown && !/^(?:React\.)?ElementType<any, keyof /.test(text);
  return {
    ...(isShort && constraint ? { constraint } : { text: 'React.ElementType' }),
    ...(usual !== undefined && { usual }),
  };
}
