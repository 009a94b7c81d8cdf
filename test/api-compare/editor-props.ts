// What TypeScript itself says of the components of a package: the props that an editor offers in `<Name |`. It shares
// nothing with the reader of API pages, so that the two can be held against each other. In: an installed package.
// Out: its components with their props.
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Who declares a prop: the package, React for native elements, or another package. */
export type Origin = 'own' | 'native' | 'foreign';

export interface EditorProp {
  readonly name: string;
  readonly required: boolean;
  /** As it is printed where the component is used; of the package's own props only. */
  readonly type: string;
  /** The text of its tag `@default`. */
  readonly default?: string;
  readonly origin: Origin;
}

export interface EditorComponent {
  readonly name: string;
  readonly props: readonly EditorProp[];
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Asks for all exported components.
 *
 * @param root a folder in which the package and the types of React are installed
 * @param packageName as imported
 */
export function editorComponents(root: string, packageName: string): EditorComponent[] {
  const probe = join(root, '__probe.tsx');
  let text = `import * as L from '${packageName}';\nexport { L };\n`;
  let version = 0;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [probe],
    getScriptVersion: (file) => (file === probe ? String(version) : '0'),
    getScriptSnapshot(file) {
      const found = file === probe ? text : ts.sys.readFile(file);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (all) => ts.getDefaultLibFilePath(all),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
  const names = exportedNames(service, probe);
  const elements = names.map((name, index) => `export const e${index} = <L.${name} />;\n`);
  const head = text;
  text = head + elements.join('');
  version += 1;
  const places = new Map(names.map((name, index) => [head.length + elements.slice(0, index).join('').length, name]));
  const starts = [...places.keys()];
  const notComponents = new Set(
    service
      .getSemanticDiagnostics(probe)
      // "has no call signatures", "cannot be used as a JSX component", "return type is not valid".
      .filter(({ code }) => [2604, 2605, 2607, 2786, 2787, 2788, 18053].includes(code))
      .map(({ start = 0 }) => places.get(starts.findLast((each) => each <= start)!)),
  );
  const folder = ownFolder(root, packageName);
  const checker = service.getProgram()!.getTypeChecker();
  const source = service.getProgram()!.getSourceFile(probe)!;
  const printed = new Map<ts.Type, string>();
  /** Hundreds of components share the same types. */
  const print = (type: ts.Type): string => {
    const known =
      printed.get(type) ??
      checker.typeToString(type, source, ts.TypeFormatFlags.NoTruncation).replace(/\s+/g, ' ').slice(0, 4000);
    printed.set(type, known);
    return known;
  };
  return starts.flatMap((start, index) => {
    const name = names[index]!;
    if (notComponents.has(name)) return [];
    const element = attributesAt(source, start + `export const e${index} = <L.${name}`.length);
    if (!element || isContext(element, checker)) return [];
    return [{ name, props: propsOf(element, { folder, checker, print }) }];
  });
}

function exportedNames(service: ts.LanguageService, probe: string): string[] {
  const program = service.getProgram()!;
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(
    (program.getSourceFile(probe)!.statements[0] as ts.ImportDeclaration).moduleSpecifier,
  );
  return (module ? checker.getExportsOfModule(module) : [])
    .filter((each) => {
      const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      return /^[A-Z]/.test(each.name) && target.flags & ts.SymbolFlags.Value;
    })
    .map((each) => each.name)
    .sort();
}

function attributesAt(source: ts.SourceFile, position: number): ts.JsxSelfClosingElement | undefined {
  const find = (node: ts.Node): ts.JsxSelfClosingElement | undefined =>
    position < node.pos || position > node.end
      ? undefined
      : ts.isJsxSelfClosingElement(node)
        ? node
        : ts.forEachChild(node, find);
  return find(source);
}

function isContext(element: ts.JsxSelfClosingElement, checker: ts.TypeChecker): boolean {
  return checker.getTypeAtLocation(element.tagName).getSymbol()?.name === 'Context';
}

interface Asking {
  readonly folder: string;
  readonly checker: ts.TypeChecker;
  readonly print: (type: ts.Type) => string;
}

function propsOf(element: ts.JsxSelfClosingElement, { folder, checker, print }: Asking): EditorProp[] {
  const whole = checker.getContextualType(element.attributes);
  if (!whole) return [];
  const parts = [whole, ...overloadsOf(element, checker)].flatMap((type) => (type.isUnion() ? type.types : [type]));
  // What the editor's completion asks for: the props of all members of a union.
  const all = (
    checker as ts.TypeChecker & { getAllPossiblePropertiesOfTypes(types: readonly ts.Type[]): ts.Symbol[] }
  ).getAllPossiblePropertiesOfTypes(parts);
  return all.flatMap((symbol) => {
    const { name } = symbol;
    const tags = symbol.getJsDocTags(checker);
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    if (name.startsWith('_') || /^(?:key|ref)$/.test(name) || type.flags & ts.TypeFlags.Never) return [];
    if (tags.some((tag) => tag.name === 'internal' || tag.name === 'ignore')) return [];
    const given = tags.find((tag) => /^default(?:value)?$/i.test(tag.name))?.text;
    const origin = originOf(symbol, folder);
    return [
      {
        name,
        required: parts.every((part) => {
          const found = checker.getPropertyOfType(part, name);
          return found && !(found.flags & ts.SymbolFlags.Optional);
        }),
        type: origin === 'own' ? print(checker.getTypeOfSymbol(symbol)) : '',
        ...(given && { default: ts.displayPartsToString(given) }),
        origin,
      },
    ];
  });
}

/** What further signatures take, of which an empty element shows one only. */
function overloadsOf(element: ts.JsxSelfClosingElement, checker: ts.TypeChecker): ts.Type[] {
  const signatures = checker.getTypeAtLocation(element.tagName).getCallSignatures();
  if (signatures.length < 2) return [];
  return signatures.flatMap((signature) => {
    const [props] = signature.getParameters();
    const type = props && checker.getTypeOfSymbol(props);
    return type && !(type.flags & ts.TypeFlags.Instantiable) ? [type] : [];
  });
}

function originOf(symbol: ts.Symbol, folder: string): Origin {
  const declarations = symbol.getDeclarations() ?? [];
  const isOwn = (each: ts.Declaration): boolean => {
    const file = each.getSourceFile().fileName;
    return file.startsWith(`${folder}/`) && !file.slice(folder.length).includes('/node_modules/');
  };
  if (declarations.length === 0 || declarations.some(isOwn)) return 'own';
  const isPlatform = (each: ts.Declaration): boolean =>
    /\/node_modules\/(?:@types\/react(?:-dom)?|typescript|csstype)\//.test(each.getSourceFile().fileName);
  if (!declarations.some(isPlatform)) {
    // Several packages of one repository are one library.
    const repository = repositoryOf(folder);
    const isSibling = (each: ts.Declaration): boolean =>
      repository !== undefined && repositoryOf(homeOf(each.getSourceFile().fileName)) === repository;
    return declarations.some(isSibling) ? 'own' : 'foreign';
  }
  // `children` of PropsWithChildren, `value` of a provider: what a component asks of React's own helpers is its own.
  return declarations.some((each) => /Attributes$|^SVGProps$/.test(containerOf(each))) ? 'native' : 'own';
}

function containerOf(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if (ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at)) return at.name.text;
  return '';
}

function ownFolder(root: string, packageName: string): string {
  const file = ts.resolveModuleName(packageName, join(root, 'a.ts'), options, ts.sys).resolvedModule?.resolvedFileName;
  if (!file) throw new Error(`${packageName} is not installed in ${root}, or has no types.`);
  return homeOf(realpathSync(file));
}

/** The nearest folder above a file with a manifest that has a name. */
function homeOf(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = ts.sys.readFile(join(folder, 'package.json'));
    if (manifest && /"name"\s*:/.test(manifest)) return folder;
  }
  return dirname(file);
}

const repositories = new Map<string, string | undefined>();

/** Owner and name of the repository that a package's manifest tells. */
function repositoryOf(folder: string): string | undefined {
  if (!repositories.has(folder)) {
    const { repository } = JSON.parse(ts.sys.readFile(join(folder, 'package.json')) ?? '{}') as {
      repository?: string | { url?: string };
    };
    const address = typeof repository === 'string' ? repository : repository?.url;
    repositories.set(folder, /([\w.-]+\/[\w.-]+?)(?:\.git)?(?:\/tree\/.*)?$/.exec(address ?? '')?.[1]);
  }
  return repositories.get(folder);
}
