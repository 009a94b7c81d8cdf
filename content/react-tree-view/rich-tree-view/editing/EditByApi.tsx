import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function EditByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.setEditedItem('frame')}>Rename the frame</Button>
        <Button onClick={() => apiRef.current?.updateItemLabel('frame', 'Steel frame')}>
          Call it “Steel frame”
        </Button>
      </Stack>
      <RichTreeView aria-label="Parts" apiRef={apiRef} items={partsTree} isItemEditable />
    </Stack>
  );
}
