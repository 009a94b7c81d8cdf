import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

export default function CountMatches() {
  const apiRef = useGridApiRef();
  const [found, setFound] = React.useState<readonly Station[]>(stations);

  React.useEffect(() => {
    const count = () =>
      setFound(gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model as Station));
    return apiRef.current?.subscribeEvent('filteredRowsSet', count);
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        {found.length} of {stations.length} stations, {found.reduce((sum, { bikes }) => sum + bikes, 0)} bikes
      </Typography>
      <div style={{ height: 420 }}>
        <DataGrid apiRef={apiRef} label="Stations" rows={stations} columns={columns} showToolbar />
      </div>
    </Stack>
  );
}
