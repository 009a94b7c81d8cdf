import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const initialStops: TreeViewBaseItem[] = ['Depot', 'Theatre Square', 'Boat House'].map(
  (label) => ({ id: label, label }),
);

export default function MoveWithButtons() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(initialStops);
  const [selected, setSelected] = React.useState<string | null>('Depot');

  const move = (step: -1 | 1) => {
    const next = [...items];
    const from = next.findIndex((item) => item.id === selected);
    const [item] = next.splice(from, 1);
    next.splice(from + step, 0, item!);
    setItems(next);
  };
  // What the tree shows now, dragged items included, becomes our state.
  const readOrder = () => setItems(apiRef.current!.getItemTree().map((item) => ({ ...item })));
  const isAt = (index: number) => selected === null || items[index]?.id === selected;

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => move(-1)} disabled={isAt(0)}>
          Move up
        </Button>
        <Button onClick={() => move(1)} disabled={isAt(items.length - 1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Stops"
        apiRef={apiRef}
        items={items}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={readOrder}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
