import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const initialItems: TreeViewBaseItem[] = [
  { id: 'zone-1', label: 'Zone 1', children: [{ id: 'gate', label: 'North gate' }] },
  { id: 'zone-2', label: 'Zone 2' },
];

const renamed = (items: TreeViewBaseItem[], id: string, label: string): TreeViewBaseItem[] =>
  items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && renamed(item.children, id, label),
  }));

export default function SaveLabels() {
  const [items, setItems] = React.useState(initialItems);

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parking zones"
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) => setItems((old) => renamed(old, itemId, label))}
        defaultExpandedItems={['zone-1']}
      />
      <Typography color="text.secondary">
        Saved: {items.map((item) => item.label).join(', ')}
      </Typography>
    </Stack>
  );
}
