import Box from '@mui/material/Box';
import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../velo/stations.ts';

/** What a total has, too. */
type Line = Pick<Station, 'id' | 'name' | 'docks' | 'bikes'>;

const columns: GridColDef<Line>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

const rows: readonly Line[] = stations;

const sumOf = (field: 'docks' | 'bikes') => stations.reduce((sum, station) => sum + station[field], 0);

const pinnedRows = {
  bottom: [{ id: 'total', name: 'All stations', docks: sumOf('docks'), bikes: sumOf('bikes') }],
};

export default function PinnedTotals() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Stations and totals"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        sx={{ [`& .${gridClasses['pinnedRows--bottom']}`]: { fontWeight: 'bold' } }}
        hideFooter
      />
    </Box>
  );
}
