import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleRevealItem() {
  const apiRef = useTreeViewApiRef();

  const reveal = (event: React.MouseEvent) => {
    // The item must be in the page before it can take focus.
    flushSync(() => {
      apiRef.current?.setItemExpansion({ event, itemId: 'archive', shouldBeExpanded: true });
    });
    apiRef.current?.focusItem(event, 'y2019');
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button variant="outlined" onClick={reveal}>
        Go to 2019
      </Button>
      <SimpleTreeView aria-label="Annual reports" apiRef={apiRef}>
        <TreeItem itemId="y2024" label="2024" />
        <TreeItem itemId="archive" label="Archive">
          <TreeItem itemId="y2020" label="2020" />
          <TreeItem itemId="y2019" label="2019" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
