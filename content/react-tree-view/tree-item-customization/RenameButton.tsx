import * as React from 'react';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { partsTree } from '../../velo/fleet-tree.ts';

interface RenameLabelProps extends UseTreeItemLabelSlotOwnProps {
  onRename: (event: React.MouseEvent) => void;
}

function RenameLabel({ children, onRename, ...other }: RenameLabelProps) {
  return (
    <TreeItemLabel
      {...other}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
    >
      {children}
      {/* Out of the tab order: on the keyboard, Enter on the item does the same. */}
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`Rename ${children}`}
        onClick={onRename}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
    </TreeItemLabel>
  );
}

function RenamableTreeItem(props: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const onRename = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.toggleItemEditing();
  };
  return (
    <TreeItem
      {...props}
      slots={{ label: RenameLabel }}
      slotProps={{
        label: { onRename } as Partial<RenameLabelProps>,
        labelInput: { 'aria-label': 'New name' },
      }}
    />
  );
}

export default function RenameButton() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        isItemEditable
        defaultExpandedItems={['frame']}
        slots={{ item: RenamableTreeItem }}
      />
    </Box>
  );
}
