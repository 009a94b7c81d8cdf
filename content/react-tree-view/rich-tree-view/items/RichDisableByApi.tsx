import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichDisableByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'wheels' })}
      >
        Toggle wheels
      </Button>
      <RichTreeView
        aria-label="Parts in stock"
        apiRef={apiRef}
        items={partsTree}
        defaultExpandedItems={['wheels']}
      />
    </Stack>
  );
}
