// The imports of a module. In: its text without types, and the syntax tree. Out: specifiers, names and lines.
import type { SyntaxNode, Tree } from './syntax.ts';

export interface WrittenImport {
  readonly specifier: string;
  /** `default` among them; none where the module is only run, or imported whole. */
  readonly names: readonly string[];
  /** From 1. */
  readonly line: number;
}

/** The imports of a module, re-exports and `import()` of a text included, in source order. */
export function importsIn(tree: Tree, text: string): WrittenImport[] {
  const found: WrittenImport[] = [];
  const add = (node: SyntaxNode, specifier: SyntaxNode | null, names: readonly string[]) => {
    if (!specifier) return;
    const line = text.slice(0, node.from).split('\n').length;
    found.push({ specifier: text.slice(specifier.from + 1, specifier.to - 1), names, line });
  };
  tree.iterate({
    enter({ name, node }) {
      if (name === 'ImportDeclaration') add(node, node.getChild('String'), importedNames(node, text));
      else if (name === 'ExportDeclaration')
        add(node, node.getChild('String'), namesIn(node.getChild('ExportGroup'), text));
      else if (name === 'DynamicImport') add(node, node.getChild('String'), []);
    },
  });
  return found;
}

function importedNames(node: SyntaxNode, text: string): string[] {
  const isWhole = node.getChild('Star') !== null;
  const hasDefault = node.getChildren('VariableDefinition').length > (isWhole ? 1 : 0);
  return [...(hasDefault ? ['default'] : []), ...namesIn(node.getChild('ImportGroup'), text)];
}

/** The names of a list as the other module calls them: the first word of `a as b`. */
function namesIn(list: SyntaxNode | null, text: string): string[] {
  if (!list) return [];
  return text
    .slice(list.from + 1, list.to - 1)
    .split(',')
    .flatMap((item) => /^\s*(\w[\w$]*|\$[\w$]*)/.exec(item.replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))?.[1] ?? []);
}
