import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichSelectByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button
        onClick={(event) => apiRef.current?.setItemSelection({ event, itemId: 'wheels' })}
      >
        Toggle the selection of wheels
      </Button>
      <RichTreeView aria-label="Parts" apiRef={apiRef} items={partsTree} />
    </Stack>
  );
}
