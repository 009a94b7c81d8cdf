import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';

const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function RichSelectionPropagation() {
  const [propagation, setPropagation] = React.useState({ descendants: true, parents: true });

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Stack direction="row">
        {(['descendants', 'parents'] as const).map((key) => (
          <FormControlLabel
            key={key}
            control={<Checkbox checked={propagation[key]} />}
            label={key}
            onChange={() => setPropagation((old) => ({ ...old, [key]: !old[key] }))}
          />
        ))}
      </Stack>
      <RichTreeView
        aria-label="Bikes to recall"
        items={cityTree}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        defaultExpandedItems={['harbour', 'S01']}
        slotProps={slotProps}
      />
    </Stack>
  );
}
