import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { ridesOf, type Ride } from '../../velo/single-rides.ts';

/** Minutes of `1:05`, or of plain minutes; `null` where it is neither. */
function minutesOf(text: string): number | null {
  const [, hours = '0', minutes] = /^(?:(\d+):)?(\d+)$/.exec(text.trim()) ?? [];
  return minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const duration: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 110,
  valueFormatter: (value) =>
    value == null ? '' : `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`,
  // Number columns find exact numbers only; people type what they see.
  getApplyQuickFilterFn: (typed: string) => {
    const minutes = minutesOf(typed);
    return minutes === null ? null : (value) => value === minutes;
  },
};

const columns: GridColDef<Ride>[] = [
  { field: 'id', headerName: 'Ride', width: 90 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Duration', ...duration },
];

const rows = ridesOf(40);

export default function DurationColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid label="Rides" rows={rows} columns={columns} showToolbar />
    </Box>
  );
}
