import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';

export default function RichDefaultExpanded() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        defaultExpandedItems={['campus', 'S08']}
      />
    </Box>
  );
}
