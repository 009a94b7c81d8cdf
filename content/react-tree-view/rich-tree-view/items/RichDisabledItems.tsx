import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

const isEmptyStation = (item: CityItem) => item.kind === 'station' && item.count === 0;

export default function RichDisabledItems() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Stations to rent from"
        items={cityTree}
        isItemDisabled={isEmptyStation}
        defaultExpandedItems={['riverside']}
      />
    </Box>
  );
}
