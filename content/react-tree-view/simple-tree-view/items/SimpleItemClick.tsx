import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemClick() {
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">Clicked: {clicked}</Typography>
      <SimpleTreeView aria-label="Tariffs" onItemClick={(event, itemId) => setClicked(itemId)}>
        <TreeItem itemId="casual" label="Casual">
          <TreeItem itemId="single" label="Single ride" />
          <TreeItem itemId="day" label="Day pass" />
        </TreeItem>
        <TreeItem itemId="member" label="Member" />
      </SimpleTreeView>
    </Stack>
  );
}
