import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichFocusEvents() {
  const [focused, setFocused] = React.useState('nothing');

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography color="text.secondary">Last focused: {focused}</Typography>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        defaultExpandedItems={['wheels']}
        onItemFocus={(event, itemId) => setFocused(itemId)}
      />
    </Stack>
  );
}
