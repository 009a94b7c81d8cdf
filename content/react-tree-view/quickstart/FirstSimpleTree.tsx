import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Stations">
        <TreeItem itemId="harbour" label="Harbour">
          <TreeItem itemId="ferry-quay" label="Ferry Quay" />
          <TreeItem itemId="lighthouse" label="Lighthouse" />
        </TreeItem>
        <TreeItem itemId="campus" label="Campus">
          <TreeItem itemId="library" label="Library" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
