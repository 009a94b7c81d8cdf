import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { staffTree } from '../../../velo/staff-tree.ts';
import type { StaffNode } from '../../../velo/staff-tree.ts';

// Outside the component: a new function on every render would make the tree read all items again.
const getItemId = (person: StaffNode) => person.staffId;
const getItemLabel = (person: StaffNode) => `${person.name}, ${person.role}`;
const getItemChildren = (person: StaffNode) => person.reports;

export default function RichItemFields() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Who reports to whom"
        items={staffTree}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['P01', 'P03']}
      />
    </Box>
  );
}
