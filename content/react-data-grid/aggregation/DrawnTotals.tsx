import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Review {
  id: number;
  station: string;
  stars: number;
}

const rows: Review[] = [
  { id: 1, station: 'Ferry Quay', stars: 4 },
  { id: 2, station: 'Library', stars: 5 },
  { id: 3, station: 'Clock Tower', stars: 2 },
  { id: 4, station: 'Boat House', stars: 4 },
];

const columns: GridColDef<Review>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    display: 'flex',
    width: 170,
    renderCell: ({ value, aggregation }) => {
      // A count of rows is no number of stars.
      if (aggregation && !aggregation.hasCellUnit) {
        return <Typography variant="body2">{value} reviews</Typography>;
      }
      return <Rating readOnly size="small" precision={0.25} value={value ?? null} />;
    },
  },
];

export default function DrawnTotals() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPremium
        aria-label="Reviews of stations"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { stars: 'avg' } } }}
        hideFooter
      />
    </Box>
  );
}
