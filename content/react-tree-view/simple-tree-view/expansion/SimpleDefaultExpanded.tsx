import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleDefaultExpanded() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Price list" defaultExpandedItems={['bikes', 'electric']}>
        <TreeItem itemId="bikes" label="Bikes">
          <TreeItem itemId="city" label="City, 3 € an hour" />
          <TreeItem itemId="electric" label="Electric">
            <TreeItem itemId="swift" label="Swift, 5 € an hour" />
            <TreeItem itemId="kestrel" label="Kestrel, 5 € an hour" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="extras" label="Extras">
          <TreeItem itemId="trailer" label="Trailer, 4 € a day" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
