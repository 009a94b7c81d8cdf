import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['front', 'rear'];

export default function SimpleControlledExpansion() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const isOpen = expanded.length > 0;

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button onClick={() => setExpanded(isOpen ? [] : parents)}>
        {isOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Wheel parts"
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="front" label="Front wheel">
          <TreeItem itemId="hub" label="Dynamo hub" />
        </TreeItem>
        <TreeItem itemId="rear" label="Rear wheel">
          <TreeItem itemId="cassette" label="Cassette" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
