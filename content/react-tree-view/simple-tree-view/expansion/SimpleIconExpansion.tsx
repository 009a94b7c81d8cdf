import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleIconExpansion() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Folders" expansionTrigger="iconContainer">
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="hotel" label="Harbour Hotel" />
          <TreeItem itemId="library" label="City Library" />
        </TreeItem>
        <TreeItem itemId="invoices" label="Invoices">
          <TreeItem itemId="april" label="April 2025" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
