import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'status', headerName: 'Status' },
];

export default function AutosizeLoadedRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<readonly Invoice[]>();

  // Stands in for a request.
  React.useEffect(() => {
    const timer = setTimeout(() => setRows(invoices), 600);
    return () => clearTimeout(timer);
  }, []);

  // Once the rows are on the screen, they can be measured.
  React.useEffect(() => {
    if (!rows) {
      return undefined;
    }
    const frame = requestAnimationFrame(() => {
      void apiRef.current?.autosizeColumns({ expand: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [apiRef, rows]);

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        apiRef={apiRef}
        rows={rows ?? []}
        columns={columns}
        loading={!rows}
        hideFooter
      />
    </Box>
  );
}
