import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

export default function RichItemDetails() {
  const apiRef = useTreeViewApiRef();
  const [item, setItem] = React.useState<CityItem>();

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">
        {item ? `${item.label}: ${item.kind}, holds ${item.count}` : 'Click an item'}
      </Typography>
      <RichTreeView
        aria-label="Fleet"
        apiRef={apiRef}
        items={cityTree}
        onItemClick={(event, itemId) => setItem(apiRef.current?.getItem(itemId))}
      />
    </Stack>
  );
}
