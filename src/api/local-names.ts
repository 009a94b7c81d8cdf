// The names in printed types as readers know them. In and out: the text of a type.

/** Replaces `import("…").Name`, printed for types that the file does not import, by the name that readers import. */
export function localNames(text: string): string {
  const named = text.includes('import(')
    ? text.replace(/import\("[^"]*\/@types\/react\/[^"]*"\)\./g, 'React.').replace(/import\("[^"]*"\)\./g, '')
    : text;
  const nodes = named.includes('AwaitedReactNode') ? named.replace(reactNode, 'React.ReactNode') : named;
  return nodes.includes('VoidOrUndefinedOnly') ? nodes.replace(refCallback, 'React.RefCallback<$1>') : nodes;
}

/** The expansion of React's node, where its name is lost in a union with more. */
const reactNode =
  /string \| number \| bigint \| boolean \| (?:React\.)?ReactElement<unknown, string \| (?:React\.)?JSXElementConstructor<any>> \| Iterable<(?:React\.)?ReactNode> \| (?:React\.)?ReactPortal \| Promise<(?:React\.)?AwaitedReactNode>/g;

/** The expansion of React's callback ref, where its name is lost. */
const refCallback =
  /\(\(instance: ([^()|]+?)(?: \| null)?\) => void \| \(\(\) => VoidOrUndefinedOnly\)(?: \| (?:React\.)?DO_NOT_USE\w+\[keyof (?:React\.)?DO_NOT_USE\w+\])?\)/g;
