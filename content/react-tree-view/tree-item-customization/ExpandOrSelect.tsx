import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { partsTree } from '../../velo/fleet-tree.ts';

function ExpandOrSelectItem(props: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const onClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
    if (!status.expandable) return;
    event.defaultMuiPrevented = true;
    interactions.handleExpansion(event);
  };

  return <TreeItem {...props} slotProps={{ content: { onClick } }} />;
}

export default function ExpandOrSelect() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView aria-label="Parts" items={partsTree} slots={{ item: ExpandOrSelectItem }} />
    </Box>
  );
}
