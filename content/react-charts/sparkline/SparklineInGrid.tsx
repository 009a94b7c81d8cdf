import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { createRandom } from '../../velo/random.ts';
import { stations } from '../../velo/stations.ts';

const random = createRandom(5);
const rows = stations.slice(0, 5).map(({ id, name, docks }) => ({
  id,
  name,
  week: Array.from({ length: 7 }, () => random.between(docks, docks * 6)),
}));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'week',
    headerName: 'Rides of seven days',
    flex: 1,
    minWidth: 150,
    sortComparator: (a: number[], b: number[]) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0),
    renderCell: ({ row }) => (
      <SparkLineChart
        width={130}
        height={44}
        data={row.week}
        role="img"
        aria-label={`Rides per day: ${row.week.join(', ')}`}
      />
    ),
  },
];

export default function SparklineInGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter disableRowSelectionOnClick />
    </Box>
  );
}
