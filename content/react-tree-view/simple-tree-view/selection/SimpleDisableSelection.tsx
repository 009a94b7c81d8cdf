import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleDisableSelection() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Table of contents" disableSelection>
        <TreeItem itemId="start" label="Getting started">
          <TreeItem itemId="account" label="Create an account" />
          <TreeItem itemId="first-ride" label="Your first ride" />
        </TreeItem>
        <TreeItem itemId="rules" label="House rules" />
      </SimpleTreeView>
    </Box>
  );
}
