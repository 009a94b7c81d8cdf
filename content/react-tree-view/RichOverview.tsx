import PedalBikeIcon from '@mui/icons-material/PedalBike';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../velo/city-tree.ts';

export default function RichOverview() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, minHeight: 180 }}>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['campus', 'S09']}
        defaultSelectedItems={['B0015']}
        slots={{ endIcon: PedalBikeIcon }}
        slotProps={{ item: { slotProps: { checkbox: { 'aria-hidden': true } } } }}
      />
    </Box>
  );
}
