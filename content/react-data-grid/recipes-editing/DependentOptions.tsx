import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { districts, stations, type District } from '../../velo/stations.ts';

interface Delivery {
  id: string;
  district: District;
  station: string | null;
}

const rows: Delivery[] = [
  { id: 'D-1', district: 'Harbour', station: 'Lighthouse' },
  { id: 'D-2', district: 'Campus', station: 'Library' },
  { id: 'D-3', district: 'Old Town', station: null },
];

const stationsOf = (district: District | undefined) =>
  stations.filter((station) => station.district === district).map((station) => station.name);

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Delivery', width: 90 },
  {
    field: 'district',
    headerName: 'District',
    type: 'singleSelect',
    valueOptions: [...districts],
    flex: 1,
    minWidth: 110,
    editable: true,
    // A station of another district is no longer one.
    valueSetter: (district: District, row) => ({
      ...row,
      district,
      station: stationsOf(district).includes(row.station ?? '') ? row.station : null,
    }),
  },
  {
    field: 'station',
    headerName: 'Station',
    type: 'singleSelect',
    // Without a row the filter panel asks, which wants all of them.
    valueOptions: ({ row }) => (row ? stationsOf(row.district) : stations.map(({ name }) => name)),
    flex: 1,
    minWidth: 130,
    editable: true,
  },
];

export default function DependentOptions() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid aria-label="Deliveries" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
