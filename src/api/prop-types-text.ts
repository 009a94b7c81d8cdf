// A propTypes validator as a TypeScript type. In: the validator's expression. Out: the type's text.
import ts from 'typescript';

const simple: Readonly<Record<string, string>> = {
  any: 'any',
  array: 'unknown[]',
  bool: 'boolean',
  element: 'React.ReactElement',
  elementType: 'React.ElementType',
  func: '(...args: unknown[]) => unknown',
  node: 'React.ReactNode',
  number: 'number',
  object: 'Record<string, unknown>',
  string: 'string',
  symbol: 'symbol',
};

/** Less exact than a declaration, so used only for props without one. */
export function propTypesTextOf(node: ts.Expression): string {
  if (ts.isCallExpression(node)) return callText(node);
  if (!ts.isPropertyAccessExpression(node)) return 'unknown';
  return node.name.text === 'isRequired' ? propTypesTextOf(node.expression) : (simple[node.name.text] ?? 'unknown');
}

function callText(node: ts.CallExpression): string {
  const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : '';
  const argument = node.arguments[0];
  if (!argument) return 'unknown';
  if ((name === 'oneOf' || name === 'oneOfType') && ts.isArrayLiteralExpression(argument)) {
    return [
      ...new Set(
        argument.elements.map((element) =>
          name === 'oneOf' ? literalText(element) : parenthesized(propTypesTextOf(element)),
        ),
      ),
    ].join(' | ');
  }
  if (name === 'arrayOf') return `${parenthesized(propTypesTextOf(argument))}[]`;
  if (name === 'objectOf') return `Record<string, ${propTypesTextOf(argument)}>`;
  if ((name === 'shape' || name === 'exact') && ts.isObjectLiteralExpression(argument)) {
    const members = argument.properties.filter(ts.isPropertyAssignment).map((property) => {
      const required =
        ts.isPropertyAccessExpression(property.initializer) && property.initializer.name.text === 'isRequired';
      return `${property.name.getText()}${required ? '' : '?'}: ${propTypesTextOf(property.initializer)};`;
    });
    return `{ ${members.join(' ')} }`;
  }
  return 'unknown';
}

function literalText(node: ts.Expression): string {
  return ts.isStringLiteral(node) ? `'${node.text}'` : node.getText();
}

function parenthesized(text: string): string {
  return / \| |=>/.test(text) && !text.startsWith('{') ? `(${text})` : text;
}
