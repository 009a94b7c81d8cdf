import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const lines = {
  [`& .${treeItemClasses.groupTransition}`]: {
    ml: '15px',
    borderLeft: '1px dashed',
    borderColor: 'divider',
  },
};

export default function SimpleConnectionLines() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView
        aria-label="Cable plan"
        sx={lines}
        itemChildrenIndentation={0}
        defaultExpandedItems={['box', 'rear']}
      >
        <TreeItem itemId="box" label="Battery box">
          <TreeItem itemId="front" label="Front light" />
          <TreeItem itemId="rear" label="Rear loom">
            <TreeItem itemId="light" label="Rear light" />
            <TreeItem itemId="motor" label="Motor" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
