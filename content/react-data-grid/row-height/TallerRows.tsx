import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';

interface Notice {
  id: number;
  station: string;
  closedUntil: string | null;
}

const columns: GridColDef<Notice>[] = [
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        <div>{row.station}</div>
        {row.closedUntil && (
          <Typography variant="body2" color="error">
            Closed until {row.closedUntil}
          </Typography>
        )}
      </div>
    ),
  },
];

const rows: Notice[] = [
  { id: 1, station: 'Ferry Quay', closedUntil: null },
  { id: 2, station: 'Lighthouse', closedUntil: '14 June' },
  { id: 3, station: 'Fish Market', closedUntil: null },
  { id: 4, station: 'Boat House', closedUntil: '2 July' },
];

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  model.closedUntil ? 72 * densityFactor : null;

export default function TallerRows() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid aria-label="Stations and notices" rows={rows} columns={columns} getRowHeight={getRowHeight} hideFooter />
    </Box>
  );
}
