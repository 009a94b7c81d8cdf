import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { partsTree } from '../../velo/fleet-tree.ts';

function LeafCheckboxItem(props: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
  const { status } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const checkbox = { 'aria-hidden': true, visible: !status.expandable };
  return <TreeItem {...props} slotProps={{ checkbox }} />;
}

export default function CheckboxOnLeaves() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts to order"
        items={partsTree}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['frame', 'wheels']}
        slots={{ item: LeafCheckboxItem }}
      />
    </Box>
  );
}
