import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';

export default function RichControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>(['B0001']);

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">{selected.length} items selected</Typography>
      <Button onClick={() => setSelected(['S01', 'S02', 'S03'])}>
        Select the harbour stations
      </Button>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        multiSelect
        defaultExpandedItems={['harbour', 'S01']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
      />
    </Stack>
  );
}
