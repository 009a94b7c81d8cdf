import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichFocusByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'spokes')}
      >
        Focus the spokes
      </Button>
      <RichTreeView
        aria-label="Parts"
        apiRef={apiRef}
        items={partsTree}
        defaultExpandedItems={['wheels']}
      />
    </Stack>
  );
}
