// The manual says of each rule whether it is an error or a warning: that is read from where the sources report it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ruleIds } from '../../src/report/sentences.ts';
import { repository } from '../support/compiled-package.ts';
import { toldRules } from './reference/rules.ts';

/** The severities with which each rule is reported, as far as they stand as words where that is done. */
function reported(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const source = join(repository, 'src');
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const file = ts.createSourceFile(path, readFileSync(join(source, path), 'utf8'), ts.ScriptTarget.Latest, true);
    const shared = sharedSeverities(file);
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const rule = textOf(node, 'rule');
        const severity = textOf(node, 'severity') ?? spreadOf(node, shared);
        if (rule && severity) found.set(rule, (found.get(rule) ?? new Set()).add(severity));
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function textOf(node: ts.ObjectLiteralExpression, key: string): string | undefined {
  const property = node.properties.find((one) => one.name?.getText() === key);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}

/** The severity in the constant that is spread into an object, if all constants of that name in the file agree. */
function spreadOf(
  node: ts.ObjectLiteralExpression,
  shared: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  // One that is computed may be another one.
  if (node.properties.some((one) => one.name?.getText() === 'severity')) return undefined;
  const [severity, ...others] = node.properties.flatMap((one) =>
    ts.isSpreadAssignment(one) ? [...(shared.get(one.expression.getText()) ?? [])] : [],
  );
  return others.length === 0 ? severity : undefined;
}

function sharedSeverities(file: ts.SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
      const severity = ts.isObjectLiteralExpression(value) ? textOf(value, 'severity') : undefined;
      if (severity) found.set(node.name.getText(), (found.get(node.name.getText()) ?? new Set()).add(severity));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('tells errors from warnings as the sources do', () => {
  const found = reported();
  // Enough of them stand as words for this to say something.
  expect(found.size).toBeGreaterThan(ruleIds.length * 0.8);
  const wrong = [...found].flatMap(([rule, severities]) => {
    const told = new Map(Object.entries(toldRules)).get(rule)?.severity ?? 'nothing';
    const [first, ...others] = [...severities].sort();
    const is = others.length > 0 ? 'error or warning' : first;
    return told === is || told === 'error or warning' ? [] : [`${rule}: the manual says ${told}, the sources ${is}`];
  });
  expect(wrong).toEqual([]);
});
