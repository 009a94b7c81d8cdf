import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function SimpleStyledTree() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView
        aria-label="Settings"
        defaultExpandedItems={['account']}
        defaultSelectedItems="payment"
        sx={{
          maxWidth: 280,
          [`& .${treeItemClasses.content}`]: { my: 0.25, borderRadius: 0 },
          [`& .${treeItemClasses.label}`]: { fontSize: 'body2.fontSize' },
          [`& .${treeItemClasses.content}[data-selected]`]: {
            boxShadow: 'inset 3px 0',
            color: 'primary.main',
          },
          [`& [data-selected] .${treeItemClasses.label}`]: {
            fontWeight: 'bold',
            color: 'text.primary',
          },
        }}
      >
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="profile" label="Profile" />
          <TreeItem itemId="payment" label="Payment" />
        </TreeItem>
        <TreeItem itemId="privacy" label="Privacy" />
      </SimpleTreeView>
    </Box>
  );
}
