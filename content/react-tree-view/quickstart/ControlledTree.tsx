import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../velo/fleet-tree.ts';

export default function ControlledTree() {
  const [part, setPart] = React.useState<string | null>('chain');

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">Part to order: {part ?? 'none'}</Typography>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        defaultExpandedItems={['drivetrain']}
        selectedItems={part}
        onSelectedItemsChange={(event, itemId) => setPart(itemId)}
      />
    </Stack>
  );
}
