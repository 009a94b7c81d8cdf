import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { partsTree } from '../../../velo/fleet-tree.ts';

const staysInPlace = ['frame', 'drivetrain', 'wheels'];
const isReorderable = (itemId: string) => !staysInPlace.includes(itemId);

export default function DragSomeItems() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeViewPro
        aria-label="Parts"
        items={partsTree}
        itemsReordering
        isItemReorderable={isReorderable}
        defaultExpandedItems={['frame', 'drivetrain']}
      />
    </Box>
  );
}
