import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridFooterContainer,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { columns, stateOf } from './columns.tsx';
import { firstRows, subscribe, type LiveStation } from './feed.ts';

function Summary() {
  const apiRef = useGridApiContext();
  const rows = Object.values(useGridSelector(apiRef, gridRowsLookupSelector)) as LiveStation[];
  const bikes = rows.reduce((sum, row) => sum + row.bikes, 0);
  const troubled = rows.filter((row) => stateOf(row) !== 'fine').length;

  return (
    <GridFooterContainer sx={{ px: 1.5 }}>
      <span>{bikes} bikes in docks</span>
      <span>{troubled} stations need a van</span>
    </GridFooterContainer>
  );
}

export default function ControlRoom() {
  const apiRef = useGridApiRef();
  const [live, setLive] = React.useState(false);

  React.useEffect(() => {
    if (!live) return undefined;
    return subscribe((message) => apiRef.current?.updateRows(message));
  }, [apiRef, live]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={live} onChange={(event) => setLive(event.target.checked)} />}
        label={live ? 'Live' : 'Paused'}
      />
      <Box sx={{ height: 560 }}>
        <DataGridPro
          label="Stations now"
          apiRef={apiRef}
          rows={firstRows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
          slots={{ footer: Summary }}
          throttleRowsMs={500}
          rowHeight={46}
          showToolbar
        />
      </Box>
    </Stack>
  );
}
