// Whether a component passes on the props it does not know. In: its JavaScript. Out: true where the code does so.
import ts from 'typescript';

/**
 * True if the component's function gathers the rest of its props (`...other`, or what compilers make of it) and hands
 * it to an element. Where a hook of another file does that, nothing is known.
 *
 * @param names what the component, and what it wraps, are called in its file
 */
export function spreadsProps(source: ts.SourceFile, names: readonly string[]): boolean {
  return functionsOf(source, names).some((body) => restNamesOf(body).some((rest) => isHandedOn(body, rest)));
}

/** Functions declared under one of the names, or given to the calls that make a component of that name. */
function functionsOf(source: ts.SourceFile, names: readonly string[]): ts.Node[] {
  const found: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) found.push(node.body);
    else if (ts.isCallExpression(node)) node.arguments.forEach(collect);
    else if (ts.isParenthesizedExpression(node)) collect(node.expression);
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.body && names.includes(statement.name?.text ?? ''))
      found.push(statement.body);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && names.includes(name.text) && initializer) collect(initializer);
  }
  return found;
}

/** `other` of `const { a, ...other } = props`, or of `other = _objectWithoutPropertiesLoose(props, _excluded)`. */
function restNamesOf(body: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) {
      const { name, initializer } = node;
      const isProps = (value: ts.Expression | undefined): boolean =>
        value !== undefined && ts.isIdentifier(value) && /props$/i.test(value.text);
      if (ts.isObjectBindingPattern(name) && isProps(initializer)) {
        const rest = name.elements.find((element) => element.dotDotDotToken)?.name;
        if (rest && ts.isIdentifier(rest)) names.push(rest.text);
      }
      if (
        ts.isIdentifier(name) &&
        initializer &&
        ts.isCallExpression(initializer) &&
        /objectWithoutProperties/.test(initializer.expression.getText()) &&
        isProps(initializer.arguments[0])
      )
        names.push(name.text);
    }
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return names;
}

/** Spread into an object that an element gets, merged into one, or named as what a slot gets from outside. */
function isHandedOn(body: ts.Node, rest: string): boolean {
  const isRest = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === rest;
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /jsxs?$|createElement$/.test(node.expression.getText()) && node.arguments[1]) {
      const props = node.arguments[1];
      const merged =
        ts.isCallExpression(props) && /extends|assign/.test(props.expression.getText())
          ? [...props.arguments]
          : [props];
      const parts = merged.flatMap((part) =>
        ts.isObjectLiteralExpression(part)
          ? part.properties.filter(ts.isSpreadAssignment).map((spread) => spread.expression)
          : [part],
      );
      if (parts.some(isRest)) found = true;
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'externalForwardedProps' && isRest(node.initializer))
      found = true;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}
