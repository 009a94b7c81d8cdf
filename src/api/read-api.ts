// API records of all products, from the packages as installed. In: products. Out: records, problems, files read.
import { relative } from 'node:path';
import type { Api, ApiReading } from '../model/api.ts';
import { kebabCase, withSlash } from '../model/address.ts';
import type { Product, ProductApi } from '../model/config.ts';
import type { Problem } from '../model/problem.ts';
import type { FileRead } from '../model/source-file.ts';
import { createApiProgram } from './api-program.ts';
import { componentApiOf } from './component-api.ts';
import { docLinker } from './doc-links.ts';
import { selectExports } from './export-selection.ts';
import { functionApiOf } from './function-api.ts';
import { importWriter } from './import-statements.ts';
import { interfaceApiOf } from './interface-api.ts';
import { createJavaScriptFiles } from './javascript-files.ts';
import { apiPackagesOf } from './package-exports.ts';
import type { PackageExport } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';
import { createReadLog } from './read-log.ts';
import { declarationFileOf } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { docOfSymbol } from './symbol-doc.ts';

export interface ReadApiOptions {
  /** The project's folder: packages are resolved from it. */
  readonly root: string;
  readonly products: readonly Product[];
  /** The site's base, without a trailing slash. */
  readonly base: string;
}

/** What was read, and from which files: a cache entry is valid while each still has its hash. */
export type ApiReadingWithFiles = ApiReading & { readonly reads: FileRead[] };

type ProductWithApi = Product & { readonly api: ProductApi };

/**
 * Reads the API of every product that has one, with a single TypeScript program. Synchronous and heavy (seconds): run it
 * in a worker ({@link readApiInWorker}). What cannot be read is a problem; the rest is read all the same.
 */
export function readApi({ root, products }: ReadApiOptions): ApiReadingWithFiles {
  const documented = products.filter((product): product is ProductWithApi => product.api !== undefined);
  if (documented.length === 0) return { apis: [], problems: [], reads: [] };
  const log = createReadLog(root);
  const names = [...new Set(documented.flatMap((product) => apiPackagesOf(product.api).map((entry) => entry.name)))];
  const program = createApiProgram(root, names, log);
  const javaScript = createJavaScriptFiles(log);
  const writeImports = importWriter(program);
  const selections = documented.map((product) => ({ product, exports: selectExports(product.api, program) }));
  const problems: Problem[] = program.missing.map((name) => ({ rule: 'api-package-missing', severity: 'error', file: 'package.json', package: name }));
  const apis = selections.flatMap(({ product, exports }) => {
    const own = new Map(exports.map((exported) => [bareNameOf(exported.name), apiPathnameOf(product.api, exported.name)]));
    const linked = docLinker((name) => own.get(bareNameOf(name)));
    const packages = apiPackagesOf(product.api).filter((entry) => program.packages.has(entry.name));
    const context: ReadingContext = { api: program, checker: program.checker, javaScript, packages, linked };
    return exports.flatMap((exported) => {
      try {
        return [apiOf(exported, { product, context, imports: writeImports(exported) })];
      } catch (error) {
        problems.push(unreadable(exported, error, root));
        return [];
      }
    });
  });
  return { apis, problems, reads: log.reads() };
}

/** The pathname of an export's page. */
export function apiPathnameOf(api: ProductApi, name: string): string {
  return withSlash(`${api.pathname}/${kebabCase(name)}`);
}

const bodyReaders = { component: componentApiOf, interface: interfaceApiOf, hook: functionApiOf, function: functionApiOf };

function apiOf(exported: PackageExport, { product, context, imports }: { product: ProductWithApi; context: ReadingContext; imports: string[] }): Api {
  const { name, kind, symbol, plan } = exported;
  const doc = docOfSymbol(symbol);
  return {
    name: bareNameOf(name),
    kind,
    productId: product.id,
    pathname: apiPathnameOf(product.api, name),
    ...(plan ? { plan } : {}),
    description: context.linked(doc.description),
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    imports,
    ...bodyReaders[kind](exported, context),
    declaredIn: modulePathOf(declarationFileOf(symbol)),
  };
}

/** A declaration file as seen from node_modules. */
function modulePathOf(file: string): string {
  return file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
}

function unreadable({ name, symbol }: PackageExport, error: unknown, root: string): Problem {
  const file = relative(root, declarationFileOf(symbol)).replaceAll('\\', '/');
  return { rule: 'api-unreadable', severity: 'error', file, name, reason: error instanceof Error ? error.message : String(error) };
}

