import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createRandom } from '../../velo/random.ts';
import { stations } from '../../velo/stations.ts';

const random = createRandom(5);

/** Rides on each day of the year: 365 columns. */
const rows = stations.map(({ id, name }) => ({
  id,
  name,
  rides: Array.from({ length: 365 }, () => random.between(10, 320)),
}));

type Year = (typeof rows)[number];

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

const columns: GridColDef<Year>[] = [
  { field: 'name', headerName: 'Station', width: 130 },
  ...Array.from(
    { length: 365 },
    (_, day): GridColDef<Year> => ({
      field: `day${day}`,
      headerName: format.format(new Date(2025, 0, day + 1)),
      type: 'number',
      width: 84,
      sortable: false,
      disableColumnMenu: true,
      valueGetter: (_value, row) => row.rides[day],
    }),
  ),
];

export default function ManyColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Rides of each day" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
