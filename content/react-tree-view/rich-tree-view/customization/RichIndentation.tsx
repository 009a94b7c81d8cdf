import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichIndentation() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        itemChildrenIndentation="2em"
        defaultExpandedItems={['drivetrain', 'crankset']}
      />
    </Box>
  );
}
