import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { cityTree } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

type Props = RichTreeViewProProps<CityItem, false>;

// A bike (`B0001`) goes into a station (`S01`): not into a district, not into another bike, not to the top.
const bikesIntoStations: Props['canMoveItemToNewPosition'] = ({ itemId, newPosition }) =>
  itemId.startsWith('B') &&
  newPosition.parentId !== null &&
  newPosition.parentId.startsWith('S');

export default function DropIntoStations() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeViewPro
        aria-label="Fleet"
        items={cityTree}
        itemsReordering
        canMoveItemToNewPosition={bikesIntoStations}
        defaultExpandedItems={['harbour', 'S01']}
      />
    </Box>
  );
}
