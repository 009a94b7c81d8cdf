import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

// The item itself tells assistive technology whether it is selected: the checkbox is for the eye.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function RichCheckboxSelection() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts to order"
        items={partsTree}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['wheels']}
        defaultSelectedItems={['rims', 'tyres']}
        slotProps={slotProps}
      />
    </Box>
  );
}
