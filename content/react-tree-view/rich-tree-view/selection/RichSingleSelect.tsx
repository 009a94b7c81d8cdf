import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichSingleSelect() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Part to replace"
        items={partsTree}
        defaultExpandedItems={['frame']}
        defaultSelectedItems="fork"
      />
    </Box>
  );
}
