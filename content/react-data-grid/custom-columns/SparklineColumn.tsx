import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../../velo/random.ts';
import { stations } from '../../velo/stations.ts';

interface Week {
  id: string;
  station: string;
  /** Rides of each day, Monday first. */
  rides: number[];
}

const random = createRandom(5);
const rows: Week[] = stations.slice(0, 6).map(({ id, name, docks }) => ({
  id,
  station: name,
  rides: Array.from({ length: 7 }, () => random.between(docks, docks * 4)),
}));
const totalOf = (rides: number[]) => rides.reduce((sum, day) => sum + day, 0);

const columns: GridColDef<Week>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'rides',
    headerName: 'Rides, Mon to Sun',
    width: 170,
    display: 'flex',
    sortComparator: (a: number[], b: number[]) => totalOf(a) - totalOf(b),
    valueFormatter: (value: number[]) => value.join(' '),
    filterable: false,
    renderCell: ({ row }) => (
      <SparkLineChart
        plotType="bar"
        data={row.rides}
        width={140}
        height={36}
        color="#0d9488"
        aria-label={`${row.station}: ${row.rides.join(', ')} rides`}
      />
    ),
  },
];

export default function SparklineColumn() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid aria-label="Rides of a week" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
