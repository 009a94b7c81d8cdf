import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpandByApi() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Button onClick={(event) => apiRef.current?.setItemExpansion({ event, itemId: 'faq' })}>
        Toggle the FAQ
      </Button>
      <SimpleTreeView aria-label="Support" apiRef={apiRef}>
        <TreeItem itemId="faq" label="FAQ">
          <TreeItem itemId="lost" label="I lost my key" />
          <TreeItem itemId="flat" label="I have a flat tyre" />
        </TreeItem>
        <TreeItem itemId="phone" label="Call us" />
      </SimpleTreeView>
    </Stack>
  );
}
