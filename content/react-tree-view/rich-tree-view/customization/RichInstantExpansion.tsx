import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichInstantExpansion() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        slotProps={{ item: { slotProps: { groupTransition: { timeout: 0 } } } }}
      />
    </Box>
  );
}
