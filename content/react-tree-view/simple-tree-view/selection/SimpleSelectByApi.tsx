import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectByApi() {
  const apiRef = useTreeViewApiRef();
  const addHelmet = (event: React.MouseEvent) =>
    apiRef.current?.setItemSelection({
      event,
      itemId: 'helmet',
      keepExistingSelection: true,
      shouldBeSelected: true,
    });

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button variant="outlined" onClick={addHelmet}>
        Add a helmet
      </Button>
      <SimpleTreeView
        aria-label="Order"
        apiRef={apiRef}
        multiSelect
        defaultSelectedItems={['bike']}
      >
        <TreeItem itemId="bike" label="City bike" />
        <TreeItem itemId="helmet" label="Helmet" />
        <TreeItem itemId="insurance" label="Insurance" />
      </SimpleTreeView>
    </Stack>
  );
}
