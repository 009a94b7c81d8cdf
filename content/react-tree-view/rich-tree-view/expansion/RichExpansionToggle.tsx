import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';

export default function RichExpansionToggle() {
  const [last, setLast] = React.useState('Open or close a district');

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">{last}</Typography>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setLast(`${isExpanded ? 'Opened' : 'Closed'} ${itemId}`)
        }
      />
    </Stack>
  );
}
