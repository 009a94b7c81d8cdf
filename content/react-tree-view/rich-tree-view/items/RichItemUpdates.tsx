import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const bikes = ['Sparrow', 'Pelican', 'Kestrel', 'Swan', 'Wren', 'Swift'];

export default function RichItemUpdates() {
  const [count, setCount] = React.useState(2);
  const items = React.useMemo(
    () => [
      {
        id: 'van',
        label: `Van (${count})`,
        children: bikes.slice(0, count).map((label) => ({ id: label, label })),
      },
    ],
    [count],
  );

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setCount(count + 1)} disabled={count === bikes.length}>
          Load a bike
        </Button>
        <Button onClick={() => setCount(count - 1)} disabled={count === 0}>
          Unload a bike
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Bikes in the van"
        items={items}
        defaultExpandedItems={['van']}
      />
    </Stack>
  );
}
