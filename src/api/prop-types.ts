// Reads the propTypes in published JavaScript. In: a JavaScript file. Out: its `X.propTypes = { … }` by X.
import ts from 'typescript';
import { emptyJsDoc, parseJsDoc } from './js-doc.ts';
import type { JsDoc } from './js-doc.ts';
import { propTypesTextOf } from './prop-types-text.ts';
import { leadingJsDoc } from './symbol-doc.ts';

/**
 * One entry of a component's propTypes: a documented prop and its comment. Its type normally comes from a declaration.
 */
export interface PropTypesEntry {
  readonly name: string;
  readonly required: boolean;
  /** The validator as a TypeScript type, for a prop that is not declared. */
  readonly type: string;
  readonly doc: JsDoc;
}

/** All propTypes of a file, by the name of the component they are assigned to. */
export function propTypesOf(source: ts.SourceFile): ReadonlyMap<string, readonly PropTypesEntry[]> {
  const found = new Map<string, readonly PropTypesEntry[]>();
  if (!source.text.includes('.propTypes')) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const { left, right } = node;
      if (
        ts.isPropertyAccessExpression(left) &&
        left.name.text === 'propTypes' &&
        ts.isIdentifier(left.expression) &&
        ts.isObjectLiteralExpression(right)
      ) {
        found.set(left.expression.text, entriesOf(right, source));
        return;
      }
    }
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function entriesOf(object: ts.ObjectLiteralExpression, source: ts.SourceFile): PropTypesEntry[] {
  return object.properties.filter(ts.isPropertyAssignment).map((property) => {
    const comment = leadingJsDoc(source.text, property.pos);
    const name =
      ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)
        ? property.name.text
        : property.name.getText(source);
    return {
      name,
      type: propTypesTextOf(property.initializer),
      required: ts.isPropertyAccessExpression(property.initializer) && property.initializer.name.text === 'isRequired',
      doc: comment ? parseJsDoc(comment) : emptyJsDoc,
    };
  });
}
