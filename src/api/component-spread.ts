// Whether a component forwards unknown props. In: its JavaScript. Out: true if the code does so.
import ts from 'typescript';

/**
 * True if the component's function collects the rest of its props (`...other`, or its compiled form) and passes it to
 * an element. Not detected if a hook in another file does that.
 *
 * @param names the names of the component, and of what it wraps, in its file
 */
export function spreadsProps(source: ts.SourceFile, names: readonly string[]): boolean {
  return functionsOf(source, names).some((body) => restNamesOf(body).some((rest) => isForwarded(body, rest)));
}

/** Functions declared under one of the names, or passed to the calls that make a component of that name. */
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

/** `other` in `const { a, ...other } = props`, or in `other = _objectWithoutPropertiesLoose(props, _excluded)`. */
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

/** Whether the rest props are spread or merged into an element's props, or passed to a slot as external props. */
function isForwarded(body: ts.Node, rest: string): boolean {
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
