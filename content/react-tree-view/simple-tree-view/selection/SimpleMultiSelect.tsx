import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleMultiSelect() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView
        aria-label="Extras"
        multiSelect
        defaultExpandedItems={['safety', 'comfort']}
        defaultSelectedItems={['helmet', 'basket']}
      >
        <TreeItem itemId="safety" label="Safety">
          <TreeItem itemId="helmet" label="Helmet" />
          <TreeItem itemId="lock" label="Second lock" />
        </TreeItem>
        <TreeItem itemId="comfort" label="Comfort">
          <TreeItem itemId="basket" label="Basket" />
          <TreeItem itemId="seat" label="Child seat" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
