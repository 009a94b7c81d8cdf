import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleDisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <FormControlLabel
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
        label="Let disabled items take focus"
      />
      <SimpleTreeView
        aria-label="Services"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['winter', 'repairs']}
      >
        <TreeItem itemId="repairs" label="Repairs">
          <TreeItem itemId="puncture" label="Puncture" />
          <TreeItem itemId="wheel" label="Wheel truing (no appointments left)" disabled />
        </TreeItem>
        <TreeItem itemId="winter" label="Winter storage (closed)" disabled>
          <TreeItem itemId="indoor" label="Indoor" />
          <TreeItem itemId="outdoor" label="Outdoor" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
