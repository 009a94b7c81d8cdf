import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicSimpleTreeView() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Handbook">
        <TreeItem itemId="stations" label="Stations">
          <TreeItem itemId="opening" label="Opening a station" />
          <TreeItem itemId="closing" label="Closing a station" />
        </TreeItem>
        <TreeItem itemId="workshop" label="Workshop">
          <TreeItem itemId="safety" label="Safety">
            <TreeItem itemId="lifting" label="Lifting cargo bikes" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
