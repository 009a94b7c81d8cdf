import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const stops = ['Ferry Quay', 'Clock Tower', 'Mill Bridge', 'Library'].map((label) => ({
  id: label,
  label,
}));

export default function SaveOrder() {
  const [saved, setSaved] = React.useState('Drag a stop');

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeViewPro
        aria-label="Stops of the van"
        items={stops}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setSaved(`${itemId}: from place ${oldPosition.index + 1} to ${newPosition.index + 1}`)
        }
      />
      <Typography aria-live="polite">{saved}</Typography>
    </Stack>
  );
}
