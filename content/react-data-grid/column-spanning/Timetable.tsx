import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Shifts {
  id: string;
  station: string;
  /** Who is there in each hour from eight on; the same name in a row is one shift. */
  hosts: (string | null)[];
}

const rows: Shifts[] = [
  { id: 'S01', station: 'Ferry Quay', hosts: ['Lucie', 'Lucie', 'Lucie', null, 'Petra', 'Petra'] },
  { id: 'S05', station: 'Theatre Square', hosts: [null, 'Petra', 'Petra', 'Petra', null, null] },
  { id: 'S10', station: 'Observatory', hosts: ['Niko', 'Niko', null, 'Niko', 'Niko', 'Niko'] },
];

/** How many hours the host of an hour stays on. */
function lengthAt({ hosts }: Shifts, hour: number): number {
  const end = hosts.findIndex((host, index) => index > hour && host !== hosts[hour]);
  return (end === -1 ? hosts.length : end) - hour;
}

const columns: GridColDef<Shifts>[] = [
  { field: 'station', headerName: 'Station', minWidth: 130, flex: 1 },
  ...[8, 9, 10, 11, 12, 13].map(
    (time, hour): GridColDef<Shifts> => ({
      field: `at${time}`,
      headerName: `${time}:00`,
      width: 76,
      align: 'center',
      headerAlign: 'center',
      valueGetter: (_value, row) => row.hosts[hour],
      colSpan: (value, row) => (value ? lengthAt(row, hour) : 1),
      cellClassName: ({ value }) => (value ? 'taken' : ''),
    }),
  ),
];

export default function Timetable() {
  return (
    <Box sx={{ height: 216, width: '100%', '& .taken': { bgcolor: 'action.selected' } }}>
      <DataGrid
        aria-label="Shifts of the hosts"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnMenu
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { cursor: 'default' } }}
      />
    </Box>
  );
}
