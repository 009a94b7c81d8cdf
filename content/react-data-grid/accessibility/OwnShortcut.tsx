import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 100 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 100 },
];

export default function OwnShortcut() {
  const [message, setMessage] = React.useState('Press F2 on a row to report its bike.');

  const reportByKey: GridEventListener<'cellKeyDown'> = ({ id }, event) => {
    if (event.key === 'F2') {
      event.defaultMuiPrevented = true;
      setMessage(`${id} is reported to the workshop.`);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Bikes"
          rows={bikes.slice(0, 4)}
          columns={columns}
          onCellKeyDown={reportByKey}
          hideFooter
        />
      </div>
    </Stack>
  );
}
