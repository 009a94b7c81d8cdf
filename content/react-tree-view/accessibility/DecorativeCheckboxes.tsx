import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../velo/fleet-tree.ts';

const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function DecorativeCheckboxes() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts to check"
        items={partsTree}
        multiSelect
        checkboxSelection
        slotProps={slotProps}
      />
    </Box>
  );
}
