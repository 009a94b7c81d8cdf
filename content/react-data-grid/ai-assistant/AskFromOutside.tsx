import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', flex: 1, minWidth: 100 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 100 },
];

/** Whatever the question is, this one sorts by docks. */
const onPrompt: NonNullable<DataGridPremiumProps['onPrompt']> = async () => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return {
    conversationId: 'demo',
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [{ column: 'docks', direction: 'desc' }],
    grouping: [],
    pivoting: {},
  };
};

export default function AskFromOutside() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const ask = async () => {
    setMessage('One moment');
    const answer = await apiRef.current?.aiAssistant.processPrompt('Which stations are the largest?');
    // Failures are returned, not thrown.
    setMessage(answer instanceof Error ? answer.message : 'Sorted');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={ask}>
          Which stations are the largest?
        </Button>
        <Typography role="status">{message}</Typography>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          aria-label="Stations to ask about"
          apiRef={apiRef}
          rows={stations}
          columns={columns}
          aiAssistant
          onPrompt={onPrompt}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
