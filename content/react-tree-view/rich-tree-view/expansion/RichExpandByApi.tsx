import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichExpandByApi() {
  const apiRef = useTreeViewApiRef();
  const openPathTo = (event: React.MouseEvent, itemId: string) => {
    const api = apiRef.current!;
    for (let id = api.getParentId(itemId); id !== null; id = api.getParentId(id)) {
      api.setItemExpansion({ event, itemId: id, shouldBeExpanded: true });
    }
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button variant="outlined" onClick={(event) => openPathTo(event, 'pedals')}>
        Show the pedals
      </Button>
      <RichTreeView aria-label="Parts" apiRef={apiRef} items={partsTree} />
    </Stack>
  );
}
