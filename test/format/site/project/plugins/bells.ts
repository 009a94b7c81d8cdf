// A remark plugin with an option: the word "(bell)" becomes a sound.
interface TreeNode {
  type: string;
  value?: string;
  children?: TreeNode[];
}

export function bells({ sound }: { sound: string }) {
  const visit = (node: TreeNode): void => {
    if (node.type === 'text') node.value = node.value?.replaceAll('(bell)', `${sound}!`);
    for (const child of node.children ?? []) visit(child);
  };
  return visit;
}
