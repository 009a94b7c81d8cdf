// A rehype plugin: tables get a number.
interface ElementNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: ElementNode[];
}

export function numberedTables() {
  return (tree: ElementNode): void => {
    let count = 0;
    const visit = (node: ElementNode): void => {
      if (node.tagName === 'table') node.properties = { ...node.properties, dataTable: ++count };
      for (const child of node.children ?? []) visit(child);
    };
    visit(tree);
  };
}
