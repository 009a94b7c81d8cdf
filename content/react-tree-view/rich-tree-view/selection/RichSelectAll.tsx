import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';
import type { FleetItem } from '../../../velo/fleet-tree.ts';

const flatten = (items: FleetItem[]): FleetItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])]);

const all = flatten(partsTree).map((item) => item.id);
const leaves = flatten(partsTree).filter((item) => !item.children);

const propagation = { descendants: true, parents: true };
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function RichSelectAll() {
  const [selected, setSelected] = React.useState<string[]>(['spokes']);
  const chosen = leaves.filter((leaf) => selected.includes(leaf.id));

  return (
    <Stack spacing={1} sx={{ minHeight: 300, minWidth: 250 }}>
      <FormControlLabel
        label="All parts"
        control={
          <Checkbox
            checked={selected.length === all.length}
            indeterminate={selected.length > 0 && selected.length < all.length}
            onChange={(event) => setSelected(event.target.checked ? all : [])}
          />
        }
      />
      <RichTreeView
        aria-label="Parts to put into the order"
        items={partsTree}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['wheels']}
        slotProps={slotProps}
      />
      <Typography variant="body2" role="status">
        To order: {chosen.map((leaf) => leaf.label).join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
