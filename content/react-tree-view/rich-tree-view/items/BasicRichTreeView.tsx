import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const routes: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'lighthouse', label: 'Lighthouse loop, 12 km' },
      { id: 'dunes', label: 'Dune path, 21 km' },
    ],
  },
  { id: 'river', label: 'River', children: [{ id: 'mills', label: 'Seven mills, 34 km' }] },
  { id: 'hills', label: 'Hills' },
];

export default function BasicRichTreeView() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView aria-label="Routes" items={routes} />
    </Box>
  );
}
