import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichLeavesOnly() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>(null);

  const keepLeaf = (event: React.SyntheticEvent | null, itemId: string | null) => {
    const isParent =
      itemId !== null && apiRef.current!.getItemOrderedChildrenIds(itemId).length > 0;
    if (!isParent) setSelected(itemId);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">
        Part: {selected ?? 'none, choose one inside a group'}
      </Typography>
      <RichTreeView
        aria-label="Parts"
        apiRef={apiRef}
        items={partsTree}
        selectedItems={selected}
        onSelectedItemsChange={keepLeaf}
      />
    </Stack>
  );
}
