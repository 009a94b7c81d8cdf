// The code of a component in a file, through `forwardRef`, `memo` and whatever else wraps it. In: a file and names. Out:
// functions, classes, and what is assigned to its `defaultProps`.
import ts from 'typescript';

export interface ComponentCode {
  readonly functions: readonly ts.FunctionLikeDeclaration[];
  readonly classes: readonly ts.ClassLikeDeclaration[];
  /** The right sides of `Name.defaultProps = …`. */
  readonly assigned: readonly ts.Expression[];
}

/** Finds the code under any of the names, and under those that these lead to: `const Button = memo(ButtonBase)`. */
export function codeOf(source: ts.SourceFile, names: readonly string[]): ComponentCode {
  const functions = new Set<ts.FunctionLikeDeclaration>();
  const classes = new Set<ts.ClassLikeDeclaration>();
  const values = constantsOf(source, true);
  const seen = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isFunctionExpression(node) || ts.isArrowFunction(node)) functions.add(node);
    else if (ts.isClassExpression(node)) classes.add(node);
    else if (ts.isIdentifier(node)) collectName(node.text);
    else if (ts.isCallExpression(node)) node.arguments.forEach(collect);
    else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      collect(node.expression);
    else if (ts.isBinaryExpression(node)) collect(node.right);
  };
  const collectName = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const statement of source.statements) {
      if (ts.isFunctionDeclaration(statement) && isNamed(statement, name)) functions.add(statement);
      if (ts.isClassDeclaration(statement) && isNamed(statement, name)) classes.add(statement);
      if (name === 'default' && ts.isExportAssignment(statement)) collect(statement.expression);
    }
    const value = values.get(name);
    if (value) collect(value);
  };
  names.forEach(collectName);
  return { functions: [...functions], classes: [...classes], assigned: assignedDefaults(source, seen) };
}

function isNamed(node: ts.FunctionDeclaration | ts.ClassDeclaration, name: string): boolean {
  if (name !== 'default') return node.name?.text === name;
  return node.modifiers?.some((each) => each.kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

function assignedDefaults(source: ts.SourceFile, names: ReadonlySet<string>): ts.Expression[] {
  if (!source.text.includes('.defaultProps')) return [];
  return source.statements.flatMap((statement) => {
    const value = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (!value || !ts.isBinaryExpression(value) || !ts.isPropertyAccessExpression(value.left)) return [];
    const { name, expression } = value.left;
    return name.text === 'defaultProps' && ts.isIdentifier(expression) && names.has(expression.text)
      ? [value.right]
      : [];
  });
}

/**
 * The values of a file's variables by name.
 *
 * @param all whether those that may change count, too
 */
export function constantsOf(source: ts.SourceFile, all = false): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    if (!all && !(statement.declarationList.flags & ts.NodeFlags.Const)) {
      // Published code says `var` for everything; a name in capitals is a constant all the same.
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer && /^[A-Z\d_]+$|^default[A-Z]/.test(name.text))
          found.set(name.text, initializer);
      continue;
    }
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  return found;
}
