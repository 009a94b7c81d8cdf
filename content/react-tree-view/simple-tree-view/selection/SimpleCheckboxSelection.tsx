import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// The item itself tells assistive technology whether it is selected: the checkbox is for the eye.
const slotProps = { checkbox: { 'aria-hidden': true } };

export default function SimpleCheckboxSelection() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView
        aria-label="Pre-ride checks"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['wheels']}
      >
        <TreeItem itemId="wheels" label="Wheels" slotProps={slotProps}>
          <TreeItem itemId="pressure" label="Tyre pressure" slotProps={slotProps} />
          <TreeItem itemId="spokes" label="Loose spokes" slotProps={slotProps} />
        </TreeItem>
        <TreeItem itemId="brakes" label="Brakes" slotProps={slotProps} />
        <TreeItem itemId="bell" label="Bell" slotProps={slotProps} />
      </SimpleTreeView>
    </Box>
  );
}
