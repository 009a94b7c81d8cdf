import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function DragToOrder() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeViewPro
        aria-label="Parts"
        items={partsTree}
        itemsReordering
        defaultExpandedItems={['frame', 'wheels']}
      />
    </Box>
  );
}
