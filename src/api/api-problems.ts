// What is wrong with the packages of a product, and with what its config says of their exports. In: what was read. Out:
// problems.
import { relative } from 'node:path';
import type { Product, ProductApi } from '../model/config.ts';
import type { LeftExport } from '../model/left-export.ts';
import { nearest } from '../model/nearest.ts';
import type { Problem, ProblemOf } from '../model/problem.ts';
import type { ApiProgram } from './api-program.ts';
import type { ComponentPart } from './component-parts.ts';
import { nameMatcher } from './name-pattern.ts';
import { apiPackagesOf, packageExportsOf } from './package-exports.ts';
import type { PackageExport } from './package-exports.ts';
import { unreadableExportsOf } from './unreadable-exports.ts';
import type { Unreadable } from './unreadable-exports.ts';

/** A product whose packages get API pages. */
export type DocumentedProduct = Product & { readonly api: ProductApi };

/** What is wrong with a product's packages, and with the names that its config includes. */
export function packageProblems(
  product: DocumentedProduct,
  parts: readonly ComponentPart[],
  program: ApiProgram,
  root: string,
): Problem[] {
  const names = apiPackagesOf(product.api).map(({ name }) => name);
  return [
    ...names
      .filter((name) => program.missing.includes(name))
      .map((name): Problem => ({
        rule: 'api-package-missing',
        severity: 'error',
        file: 'package.json',
        package: name,
      })),
    ...[...unresolvedExports(names, program), ...unknownNames(product, parts, program)].map((found) =>
      unreadable(found, root),
    ),
  ];
}

/** Exports of packages that cannot be resolved. */
function unresolvedExports(names: readonly string[], { program, checker, packages }: ApiProgram): Unreadable[] {
  return names.flatMap((name) => {
    const entry = packages.get(name);
    const source = entry && program.getSourceFile(entry.file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? unreadableExportsOf(module, entry.folder, checker) : [];
  });
}

/** Names in a product's config that none of its packages exports. */
function unknownNames(
  { id, api }: DocumentedProduct,
  parts: readonly ComponentPart[],
  program: ApiProgram,
): Unreadable[] {
  const { packages, missing } = program;
  const first = apiPackagesOf(api)
    .map(({ name }) => packages.get(name))
    .find((entry) => entry !== undefined);
  // A missing package has already been reported, and may be the reason.
  if (!first || apiPackagesOf(api).some(({ name }) => missing.includes(name))) return [];
  const names = (api.include ?? []).filter((name) => !name.includes('*'));
  // Everything that is exported, even if it gets no page for another reason.
  const known = new Set([
    ...packageExportsOf(api, program, (name) => names.includes(name)).map(({ name }) => name),
    ...parts.flatMap(({ name, owner }) => [name, owner]),
  ]);
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({
      name,
      file: first.file,
      reason: `the product ${id} includes it, and none of its packages exports a component, type or function of that name`,
    }));
}

/** Patterns of a product's config that select nothing. */
export function emptyPatterns(
  { id, api }: DocumentedProduct,
  exports: readonly PackageExport[],
  left: readonly LeftExport[],
): Omit<ProblemOf<'api-pattern-empty'>, 'file'>[] {
  // Without any export, that is what is wrong.
  if (exports.length === 0 && left.length === 0) return [];
  return (api.include ?? ['*'])
    .filter((pattern) => pattern.includes('*'))
    .flatMap((pattern) => {
      const matches = nameMatcher([pattern]);
      const kind = pattern.startsWith('use') ? 'hook' : 'component';
      if (exports.some((each) => each.kind === kind && matches(each.name))) return [];
      const others = left.filter((each) => matches(each.name) && each.excludedBy === undefined).map(({ name }) => name);
      const names = exports.filter((each) => each.kind === kind).map(({ name }) => name);
      const suggestion = nearest(pattern.replaceAll('*', ''), names);
      return [
        {
          rule: 'api-pattern-empty',
          severity: 'error',
          product: id,
          pattern,
          others,
          ...(suggestion === undefined ? {} : { suggestion }),
        },
      ];
    });
}

/** A package of components from which React's types are not found. */
export function reactMissing(name: string): Problem {
  return { rule: 'api-react-types-missing', severity: 'error', file: 'package.json', package: name };
}

/** An export that could not be read. */
export function unreadable({ name, file, reason }: Unreadable, root: string): Problem {
  return { rule: 'api-unreadable', severity: 'error', file: relative(root, file).replaceAll('\\', '/'), name, reason };
}
