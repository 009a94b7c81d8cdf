import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleIndentation() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView
        aria-label="Regions"
        itemChildrenIndentation={32}
        defaultExpandedItems={['coast', 'town']}
      >
        <TreeItem itemId="coast" label="Coast">
          <TreeItem itemId="town" label="Town">
            <TreeItem itemId="quay" label="Ferry Quay" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
