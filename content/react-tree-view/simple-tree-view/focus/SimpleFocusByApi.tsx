import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'damage')}
      >
        Report damage
      </Button>
      <SimpleTreeView aria-label="Reports" apiRef={apiRef}>
        <TreeItem itemId="lost" label="Lost property" />
        <TreeItem itemId="damage" label="Damage" />
        <TreeItem itemId="praise" label="Praise" />
      </SimpleTreeView>
    </Stack>
  );
}
