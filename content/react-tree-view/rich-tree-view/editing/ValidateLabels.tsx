import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { partsTree } from '../../../velo/fleet-tree.ts';

const isTooLong = (value: string) => value.trim().length > 12;

export default function ValidateLabels() {
  const [error, setError] = React.useState('');

  // With `defaultMuiPrevented` the tree leaves the field open instead of saving.
  const rejectLong = (
    event: React.SyntheticEvent<HTMLInputElement> & TreeViewCancellableEvent,
  ) => {
    event.defaultMuiPrevented = isTooLong(event.currentTarget.value);
  };

  const labelInput = {
    'aria-label': 'Name of the part',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setError(isTooLong(event.target.value) ? 'At most 12 characters' : ''),
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') rejectLong(event);
      if (event.key === 'Escape') setError('');
    },
    onBlur: rejectLong,
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        isItemEditable
        defaultExpandedItems={['frame']}
        slotProps={{ item: { slotProps: { labelInput } } }}
      />
      <Typography role="alert" color="error">
        {error}
      </Typography>
    </Stack>
  );
}
