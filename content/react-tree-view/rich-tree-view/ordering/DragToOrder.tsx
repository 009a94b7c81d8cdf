import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { partsTree } from 'velo/fleet-tree';

export default function DragToOrder() {
  return (
    <RichTreeViewPro
      aria-label="Parts"
      items={partsTree}
      itemsReordering
      defaultExpandedItems={['frame', 'wheels']}
    />
  );
}
