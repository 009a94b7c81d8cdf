import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { staffTree } from '../../velo/staff-tree.ts';
import type { StaffNode } from '../../velo/staff-tree.ts';

function StaffTreeItem(props: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
  const person = useTreeItemModel<StaffNode>(props.itemId)!;
  const label = (
    <React.Fragment>
      {person.name}
      <Typography variant="body2" color="text.secondary">
        {person.role}
      </Typography>
    </React.Fragment>
  );
  return <TreeItem {...props} label={label} />;
}

const getItemId = (person: StaffNode) => person.staffId;
const getItemLabel = (person: StaffNode) => person.name;
const getItemChildren = (person: StaffNode) => person.reports;

export default function LabelWithModel() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Staff"
        items={staffTree}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['P01']}
        slots={{ item: StaffTreeItem }}
      />
    </Box>
  );
}
