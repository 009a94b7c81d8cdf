import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleOverview() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Help topics" defaultExpandedItems={['rent']}>
        <TreeItem itemId="rent" label="Rent a bike">
          <TreeItem itemId="unlock" label="Unlock with the app" />
          <TreeItem itemId="park" label="Where to park" />
        </TreeItem>
        <TreeItem itemId="pay" label="Pay">
          <TreeItem itemId="day-pass" label="Day pass" />
          <TreeItem itemId="membership" label="Membership" />
        </TreeItem>
        <TreeItem itemId="contact" label="Contact us" />
      </SimpleTreeView>
    </Box>
  );
}
