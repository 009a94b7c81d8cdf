// A default as readers are to see it. In: the expression in the code. Out: its text.
import ts from 'typescript';

/** Longer code says less than nothing in a table. */
const maxLength = 60;

/**
 * The text of a value that can be read by itself; `undefined` for others, and for `undefined`, which is no default.
 *
 * @param constants the file's constants, which readers cannot see by their names
 */
export function defaultTextOf(
  value: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
  depth = 0,
): string | undefined {
  if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value)) return quoted(value.text);
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return defaultTextOf(value.expression, constants, depth);
  if (ts.isVoidExpression(value)) return undefined;
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.ExclamationToken) {
    // As minifiers write truth values.
    const text = value.operand.getText();
    if (text === '0' || text === '1') return text === '0' ? 'true' : 'false';
  }
  if (ts.isIdentifier(value)) {
    if (value.text === 'undefined') return undefined;
    const known = depth < 3 ? constants.get(value.text) : undefined;
    const text = known && defaultTextOf(known, constants, depth + 1);
    if (text !== undefined) return text;
    // A name from elsewhere that reads as a constant.
    return /^[A-Z][A-Z\d_]+$/.test(value.text) ? value.text : undefined;
  }
  if (!ts.isArrowFunction(value) && dependsOnNames(value)) return undefined;
  const text = value.getText().replace(/\s+/g, ' ');
  return text.length <= maxLength && !/\b_jsx|\bcreateElement\b/.test(text) ? text : undefined;
}

/** Whether a value is computed, or made of names that say nothing outside of their file; `Size.Medium` says enough. */
function dependsOnNames(node: ts.Node): boolean {
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isConditionalExpression(node)) return true;
  if (ts.isPropertyAccessExpression(node)) return !/^[A-Z]\w*(?:\.\w+)+$/.test(node.getText());
  if (ts.isPropertyAssignment(node)) return dependsOnNames(node.initializer);
  if (ts.isIdentifier(node)) return !/^(?:undefined|[A-Z][A-Z\d_]+)$/.test(node.text);
  return ts.forEachChild(node, dependsOnNames) ?? false;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}
