import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Report {
  id: number;
  bike: string;
  text: string;
}

const columns: GridColDef<Report>[] = [
  { field: 'bike', headerName: 'Bike', width: 80 },
  { field: 'text', headerName: 'What happened', flex: 1, minWidth: 180 },
];

const rows: Report[] = [
  { id: 1, bike: 'B0004', text: 'The brake squeals.' },
  { id: 2, bike: 'B0011', text: 'The saddle sinks while riding. I tightened it at the Library, and at the Theatre Square it was all the way down again.' },
  { id: 3, bike: 'B0019', text: 'No problem at all. I only wanted to say that the new lights are lovely.' },
  { id: 4, bike: 'B0023', text: 'The second gear is missing: it goes from the first into the third, with a noise that makes people turn around.' },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 80;

export default function WrappedText() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Reports of riders"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
      />
    </Box>
  );
}
