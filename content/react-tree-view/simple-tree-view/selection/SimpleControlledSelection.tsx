import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SimpleControlledSelection() {
  const [selected, setSelected] = React.useState(['Monday', 'Wednesday']);

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSelected(weekdays)}>Weekdays</Button>
        <Button onClick={() => setSelected([])} disabled={selected.length === 0}>
          Clear
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Delivery days"
        multiSelect
        defaultExpandedItems={['week', 'weekend']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="week" label="Working week">
          {weekdays.map((day) => (
            <TreeItem key={day} itemId={day} label={day} />
          ))}
        </TreeItem>
        <TreeItem itemId="weekend" label="Weekend">
          <TreeItem itemId="Saturday" label="Saturday" />
          <TreeItem itemId="Sunday" label="Sunday" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
