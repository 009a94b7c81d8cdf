import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../velo/city-tree.ts';

export default function RichOverview() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['campus', 'S09']}
        defaultSelectedItems={['B0015']}
        slotProps={{ item: { slotProps: { checkbox: { 'aria-hidden': true } } } }}
      />
    </Box>
  );
}
