import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleDisableByApi() {
  const apiRef = useTreeViewApiRef();
  const toggleNightShift = () => apiRef.current?.setIsItemDisabled({ itemId: 'night' });

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button variant="outlined" onClick={toggleNightShift}>
        Open or close the night shift
      </Button>
      <SimpleTreeView aria-label="Shifts" apiRef={apiRef} defaultExpandedItems={['night']}>
        <TreeItem itemId="day" label="Day shift" />
        <TreeItem itemId="night" label="Night shift">
          <TreeItem itemId="van" label="Redistribution van" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
