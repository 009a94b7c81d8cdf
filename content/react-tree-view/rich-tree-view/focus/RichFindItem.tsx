import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';

export default function RichFindItem() {
  const apiRef = useTreeViewApiRef();

  const find = (event: React.MouseEvent, itemId: string) => {
    const api = apiRef.current!;
    flushSync(() => {
      for (let id = api.getParentId(itemId); id !== null; id = api.getParentId(id)) {
        api.setItemExpansion({ event, itemId: id, shouldBeExpanded: true });
      }
    });
    api.focusItem(event, itemId);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button variant="outlined" onClick={(event) => find(event, 'B0012')}>
        Where is B0012?
      </Button>
      <RichTreeView aria-label="Fleet" apiRef={apiRef} items={cityTree} />
    </Stack>
  );
}
