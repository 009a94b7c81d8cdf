import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { partsTree } from '../../../velo/fleet-tree.ts';

const parentIdsOf = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap((item) =>
    item.children?.length ? [item.id, ...parentIdsOf(item.children)] : [],
  );

export default function RichExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['frame']);

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(parentIdsOf(partsTree))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
