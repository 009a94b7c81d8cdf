import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionToggle() {
  const [last, setLast] = React.useState('Nothing changed yet');

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">{last}</Typography>
      <SimpleTreeView
        aria-label="Newsletters"
        multiSelect
        defaultSelectedItems={['outages']}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setLast(`${itemId}: ${isSelected ? 'subscribed' : 'unsubscribed'}`)
        }
      >
        <TreeItem itemId="offers" label="Offers" />
        <TreeItem itemId="outages" label="Station outages" />
        <TreeItem itemId="events" label="Events" />
      </SimpleTreeView>
    </Stack>
  );
}
