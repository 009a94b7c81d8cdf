import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

const isStation = (item: CityItem) => item.kind === 'station';

export default function EditSomeItems() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Stations"
        items={cityTree}
        isItemEditable={isStation}
        defaultExpandedItems={['harbour']}
      />
    </Box>
  );
}
