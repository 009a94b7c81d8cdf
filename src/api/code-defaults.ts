// Defaults that a component's code gives its props. In: its code, as written or as published. Out: the values as text.
import ts from 'typescript';
import { defaultTextOf } from './default-text.ts';
import { codeOf, constantsOf } from './component-code.ts';

/**
 * Reads `{ size = 'md' }` of the first parameter, or of a variable that is made of it; `defaultProps`, static or
 * assigned; an object of defaults that a hook merges with the props, `useProps('Button', defaults, props)`; and
 * `props.size === void 0 ? 'md' : props.size`, which is the first of these compiled for old engines.
 *
 * @param names the component's names in the file, and of what it wraps
 * @returns values by the props' names; computed ones only where they are short
 */
export function codeDefaultsOf(source: ts.SourceFile, names: readonly string[]): ReadonlyMap<string, string> {
  const constants = constantsOf(source);
  const found = new Map<string, string>();
  const add = (name: string, value: ts.Expression): void => {
    const text = defaultTextOf(value, constants);
    if (text !== undefined && !found.has(name)) found.set(name, text);
  };
  const addObject = (value: ts.Expression | undefined): void => {
    const object = value && objectOf(value, constants);
    for (const property of object?.properties ?? []) {
      if (ts.isPropertyAssignment(property) && isPlainName(property.name))
        add(property.name.text, property.initializer);
      if (ts.isShorthandPropertyAssignment(property)) add(property.name.text, property.name);
      if (ts.isSpreadAssignment(property)) addObject(property.expression);
    }
  };
  const { functions, classes, assigned } = codeOf(source, names);
  for (const each of functions) readFunction(each, add, addObject);
  for (const each of classes) {
    const preset = each.members.find(
      (member): member is ts.PropertyDeclaration =>
        ts.isPropertyDeclaration(member) && member.name.getText(source) === 'defaultProps',
    );
    addObject(preset?.initializer);
  }
  for (const each of assigned) addObject(each);
  return found;
}

/**
 * Defaults of a function's parameters by their places, `0`, and of what is taken of them, `0.delay`.
 *
 * @param names the function's names in the file
 */
export function parameterDefaultsOf(source: ts.SourceFile, names: readonly string[]): ReadonlyMap<string, string> {
  const constants = constantsOf(source);
  const found = new Map<string, string>();
  for (const { parameters } of codeOf(source, names).functions)
    parameters.forEach(({ name, initializer }, index) => {
      const text = initializer && defaultTextOf(initializer, constants);
      if (text !== undefined && !found.has(String(index))) found.set(String(index), text);
      if (!ts.isObjectBindingPattern(name)) return;
      readPattern(name, (key, value) => {
        const option = defaultTextOf(value, constants);
        if (option !== undefined) found.set(`${index}.${key}`, option);
      });
    });
  return found;
}

type Add = (name: string, value: ts.Expression) => void;

function readFunction(
  { parameters, body }: ts.FunctionLikeDeclaration,
  add: Add,
  addObject: (value: ts.Expression | undefined) => void,
): void {
  const [first] = parameters;
  if (!first) return;
  if (ts.isObjectBindingPattern(first.name)) return readPattern(first.name, add);
  if (!ts.isIdentifier(first.name) || !body) return;
  /** Names of the props, and of what is made of them. */
  const aliases = new Set([first.name.text]);
  const isProps = (value: ts.Node): boolean =>
    ts.isAsExpression(value) || ts.isParenthesizedExpression(value) || ts.isNonNullExpression(value)
      ? isProps(value.expression)
      : ts.isIdentifier(value) && aliases.has(value.text);
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const { name, initializer } = node;
      const merged = ts.isCallExpression(initializer) && initializer.arguments.some(isProps) ? initializer : undefined;
      if (merged) for (const argument of merged.arguments) if (!isProps(argument)) addObject(argument);
      if (isProps(initializer) || merged) {
        if (ts.isIdentifier(name)) aliases.add(name.text);
        if (ts.isObjectBindingPattern(name)) readPattern(name, add);
      }
      readOldEngine(initializer, isProps, add);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
}

function readPattern(pattern: ts.ObjectBindingPattern, add: Add): void {
  for (const { propertyName, name, initializer } of pattern.elements) {
    const key = propertyName ?? name;
    if (initializer && (ts.isIdentifier(key) || ts.isStringLiteral(key))) add(key.text, initializer);
  }
}

function readOldEngine(value: ts.Expression, isProps: (node: ts.Node) => boolean, add: Add): void {
  if (!ts.isConditionalExpression(value) || !ts.isBinaryExpression(value.condition)) return;
  const { left, right, operatorToken } = value.condition;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken || !ts.isVoidExpression(right)) return;
  // `(_ref$size = _ref.size) === void 0`, or the prop itself.
  const tested = ts.isParenthesizedExpression(left) ? left.expression : left;
  const read = ts.isBinaryExpression(tested) ? tested.right : tested;
  if (ts.isPropertyAccessExpression(read) && isProps(read.expression)) add(read.name.text, value.whenTrue);
}

function objectOf(
  value: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): ts.ObjectLiteralExpression | undefined {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return objectOf(value.expression, constants);
  if (ts.isObjectLiteralExpression(value)) return value;
  const known = ts.isIdentifier(value) ? constants.get(value.text) : undefined;
  return known && !ts.isIdentifier(known) ? objectOf(known, constants) : undefined;
}

function isPlainName(name: ts.PropertyName): name is ts.Identifier | ts.StringLiteral {
  return ts.isIdentifier(name) || ts.isStringLiteral(name);
}
