import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const hints: Record<string, string> = {
  city: 'Comfortable, for up to 20 km.',
  cargo: 'Carries 80 kg in front.',
  tandem: 'Two riders, one handlebar bag.',
};

export default function SimpleFocusEvents() {
  const [hint, setHint] = React.useState('Move through the list with the arrow keys.');

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView
        aria-label="Bike types"
        onItemFocus={(event, itemId) => setHint(hints[itemId] ?? '')}
      >
        <TreeItem itemId="city" label="City" />
        <TreeItem itemId="cargo" label="Cargo" />
        <TreeItem itemId="tandem" label="Tandem" />
      </SimpleTreeView>
      <Typography color="text.secondary">{hint}</Typography>
    </Stack>
  );
}
