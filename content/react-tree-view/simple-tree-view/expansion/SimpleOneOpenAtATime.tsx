import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleOneOpenAtATime() {
  const [open, setOpen] = React.useState<string[]>(['spring']);

  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView
        aria-label="Seasons"
        expandedItems={open}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setOpen(isExpanded ? [itemId] : [])
        }
      >
        <TreeItem itemId="spring" label="Spring">
          <TreeItem itemId="service" label="Yearly service" />
        </TreeItem>
        <TreeItem itemId="summer" label="Summer">
          <TreeItem itemId="beach" label="Beach shuttle" />
        </TreeItem>
        <TreeItem itemId="winter" label="Winter">
          <TreeItem itemId="tyres" label="Studded tyres" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
