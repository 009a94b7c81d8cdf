import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Report {
  id: number;
  bike: string;
  text: string;
}

function LongText({ value, tabIndex, colDef }: GridRenderCellParams<Report, string>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Box sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>{value}</Box>
      <Button size="small" tabIndex={tabIndex} aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        More
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { 'aria-label': colDef.headerName, sx: { p: 2, maxWidth: 300 } } }}
      >
        {value}
      </Popover>
    </>
  );
}

const columns: GridColDef<Report>[] = [
  { field: 'bike', headerName: 'Bike', width: 80 },
  {
    field: 'text',
    headerName: 'Report',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: (params) => <LongText {...params} />,
  },
];

const rows: Report[] = [
  { id: 1, bike: 'B0004', text: 'The brake squeals whenever it rains, and it rains a lot at the Ferry Quay.' },
  { id: 2, bike: 'B0011', text: 'The saddle sinks while riding. I tightened it, and it was down again at the next lights.' },
  { id: 3, bike: 'B0023', text: 'The second gear is missing: it goes from the first into the third.' },
];

export default function ReadMore() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid aria-label="Reports of riders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
