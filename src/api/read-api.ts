// Reads the API records of all products from the installed packages. In: products. Out: records, problems, files read.
import { basename } from 'node:path';
import type ts from 'typescript';
import type { Api, ApiReading } from '../model/api.ts';
import { kebabCase, withSlash } from '../model/address.ts';
import type { Product, ProductApi } from '../model/config.ts';
import type { FileRead } from '../model/source-file.ts';
import { noTrace, type Trace } from '../model/trace.ts';
import { apiListsOf } from './api-lists.ts';
import { emptyPatterns, packageProblems, reactMissing, unreadable, type DocumentedProduct } from './api-problems.ts';
import { createApiProgram } from './api-program.ts';
import type { ApiProgram } from './api-program.ts';
import { componentApiOf } from './component-api.ts';
import { withProps } from './component-context.ts';
import { noAnswers, type DiskAnswers } from './disk-answers.ts';
import { docLinker } from './doc-links.ts';
import { selectExports } from './export-selection.ts';
import { enumApiOf } from './enum-api.ts';
import type { ComponentPart } from './component-parts.ts';
import { functionApiOf } from './function-api.ts';
import { importWriter } from './import-statements.ts';
import { interfacePageOf } from './interface-page.ts';
import { createJavaScriptFiles } from './javascript-files.ts';
import type { JavaScriptFiles } from './javascript-files.ts';
import { apiPackagesOf } from './package-exports.ts';
import type { PackageExport } from './package-exports.ts';
import { bareNameOf } from './preview-name.ts';
import { isOpenType } from './open-types.ts';
import { leftExportsOf } from './left-exports.ts';
import { packagesWithoutReact } from './react-types.ts';
import { createReadLog, type FileTexts } from './read-log.ts';
import { declarationFileOf, isOwn } from './reading-context.ts';
import type { ReadingContext } from './reading-context.ts';
import { shownPartsOf } from './shown-parts.ts';
import { docOfSymbol } from './symbol-doc.ts';
import { typeWriter } from './type-text.ts';
import { unpagedComponents } from './unpaged-components.ts';

export interface ReadApiOptions {
  /** The project's folder: packages are resolved from it. */
  readonly root: string;
  readonly products: readonly Product[];
  /** The site's base, without a trailing slash. */
  readonly base: string;
  /** The site's aliases: absolute paths by specifier. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The file of the config, relative to the root, for problems of what it says. */
  readonly configFile?: string;
  /** Pathname of the only record that is read. Default: all are. */
  readonly only?: string;
}

/** The result, and the files it was read from: a cache entry is valid while each has the same hash. */
export type ApiReadingWithFiles = ApiReading & { readonly reads: readonly FileRead[] };

/**
 * Reads the API of every product that has one. Synchronous and heavy (seconds): run it in a worker
 * ({@link readApiInWorker}). What cannot be read is reported as a problem, and the rest is still read.
 *
 * Each product has a program of its own, though they share parsed files: a checker orders the members of a union, and
 * with them slots and properties, by what it saw first. In a program of several products one would be written
 * differently in the company of another. The compiler's option for a stable order is no way out: it sorts by the
 * alphabet what authors have put in order.
 *
 * @returns a reading per documented product, in their order, each with its own problems and the files it was read from
 */
export function readApi({ products, ...options }: ReadApiOptions, trace: Trace = noTrace): ApiReadingWithFiles[] {
  const texts: FileTexts = new Map();
  const disk = noAnswers();
  return products.flatMap((product) =>
    isDocumented(product) ? readProduct(product, { ...options, texts, disk }, trace) : [],
  );
}

function isDocumented(product: Product): product is DocumentedProduct {
  return product.api !== undefined;
}

interface ProductOptions extends Omit<ReadApiOptions, 'products'> {
  /** What files hold that other products have read. */
  readonly texts: FileTexts;
  readonly disk: DiskAnswers;
}

function readProduct(
  product: DocumentedProduct,
  { root, aliases = {}, configFile = 'package.json', only, texts, disk }: ProductOptions,
  trace: Trace,
): ApiReadingWithFiles {
  const log = createReadLog(root, texts);
  const names = [...new Set(apiPackagesOf(product.api).map((entry) => entry.name))];
  const program = trace.span('types', `program of ${product.id}`, () =>
    createApiProgram({ root, names, aliases, log, disk }),
  );
  const javaScript = createJavaScriptFiles(log);
  const writeImports = importWriter(program);
  const { exports, parts } = selectExports(product.api, program);
  const pathnames = pathnamesOf(product.api, exports);
  const context = contextOf({ product, exports, pathnames, program, javaScript });
  const paged = new Set([...exports, ...parts.map(({ exported }) => exported)].map(({ name }) => bareNameOf(name)));
  const left = leftExportsOf(product, paged, program);
  const untyped = packagesWithoutReact(product, exports, program);
  const problems = [
    ...packageProblems(product, parts, program, root),
    ...untyped.map(reactMissing),
    ...emptyPatterns(product, exports, left)
      .filter(({ pattern }) => pattern.startsWith('use') || untyped.length === 0)
      .map((found) => ({ ...found, file: configFile })),
  ];
  const wanted = only === undefined ? exports : exports.filter((exported) => pathnames.get(exported) === only);
  const apis = wanted.flatMap((exported) => {
    try {
      const facts = { product, context, parts, pathnames, imports: writeImports(exported) };
      return [trace.span('types', exported.name, () => apiOf(exported, facts))];
    } catch (error) {
      const { name, symbol } = exported;
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(unreadable({ name, file: declarationFileOf(symbol), reason }, root));
      return [];
    }
  });
  const list = apiListsOf(product.id, product.api, context);
  return { apis, left, lists: list ? [list] : [], problems, reads: log.reads() };
}

interface ContextOptions {
  readonly product: DocumentedProduct;
  readonly exports: readonly PackageExport[];
  readonly pathnames: ReadonlyMap<PackageExport, string>;
  readonly program: ApiProgram;
  readonly javaScript: JavaScriptFiles;
}

function contextOf({ product, exports, pathnames, program, javaScript }: ContextOptions): ReadingContext {
  const own = new Map(exports.map((exported) => [bareNameOf(exported.name), pathnames.get(exported)!]));
  const hrefOf = (name: string) => own.get(bareNameOf(name));
  const packages = apiPackagesOf(product.api).filter((entry) => program.packages.has(entry.name));
  // An object type without a page is expanded where it is used, because its name alone is no help.
  const expands = (symbol: ts.Symbol) =>
    !own.has(symbol.name) && !isOpenType(symbol) && isOwn(symbol, { api: program, packages });
  const context: Omit<ReadingContext, 'propsOf' | 'isShared'> = {
    api: program,
    checker: program.checker,
    javaScript,
    packages,
    linked: docLinker(hrefOf),
    hrefOf,
    typeText: typeWriter(program.checker, expands),
  };
  return withProps(context, { exports, others: unpagedComponents(product.api, exports, program), expands });
}

/** The pathnames of the exports' pages. Of two names that differ by their case only, the second one tells its kind. */
function pathnamesOf(api: ProductApi, exports: readonly PackageExport[]): Map<PackageExport, string> {
  const taken = new Set<string>();
  return new Map(
    exports.map((exported) => {
      const plain = kebabCase(exported.name);
      const path = taken.has(plain) ? `${plain}-${exported.kind}` : plain;
      taken.add(path);
      return [exported, withSlash(`${api.pathname}/${path}`)];
    }),
  );
}

const bodyReaders = {
  component: componentApiOf,
  interface: interfacePageOf,
  enum: enumApiOf,
  hook: functionApiOf,
  function: functionApiOf,
};

interface ApiFacts {
  readonly product: DocumentedProduct;
  readonly context: ReadingContext;
  readonly parts: readonly ComponentPart[];
  readonly pathnames: ReadonlyMap<PackageExport, string>;
  readonly imports: string[];
}

function apiOf(exported: PackageExport, { product, context, parts, pathnames, imports }: ApiFacts): Api {
  const { name, kind, symbol, plan } = exported;
  const home = exported.packages.map((each) => context.api.packages.get(each)?.home).find((each) => each !== undefined);
  const doc = docOfSymbol(symbol);
  const own = shownPartsOf(exported, parts, [...pathnames.keys()]).map((part) => ({
    name: part.name,
    href: pathnames.get(part.exported)!,
  }));
  return {
    name: bareNameOf(name),
    kind,
    productId: product.id,
    pathname: pathnames.get(exported)!,
    ...(plan ? { plan } : {}),
    description: context.linked(doc.description),
    ...(doc.deprecated === undefined
      ? {}
      : { deprecated: doc.deprecated === true ? true : context.linked(doc.deprecated) }),
    imports,
    ...bodyReaders[kind](exported, context),
    ...(own.length > 0 ? { parts: own } : {}),
    ...(home ? { home } : {}),
    declaredIn: modulePathOf(declarationFileOf(symbol), context),
  };
}

/** A file's path relative to node_modules, where one of the workspace would lie if it were installed. */
function modulePathOf(file: string, { api, packages }: ReadingContext): string {
  const index = file.lastIndexOf('/node_modules/');
  if (index !== -1) return file.slice(index + '/node_modules/'.length);
  const home = packages
    .flatMap(({ name }) => api.packages.get(name) ?? [])
    .find(({ folder }) => file.startsWith(`${folder}/`));
  return home ? home.name + file.slice(home.folder.length) : basename(file);
}
