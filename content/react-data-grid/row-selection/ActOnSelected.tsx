import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowId, type GridRowSelectionModel } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

const isSelected = ({ type, ids }: GridRowSelectionModel, id: GridRowId) => (type === 'include') === ids.has(id);

export default function ActOnSelected() {
  const [rows, setRows] = React.useState<readonly Invoice[]>(invoices);
  const [model, setModel] = React.useState(nothing);
  const count = rows.filter(({ id }) => isSelected(model, id)).length;

  const markAsPaid = () => {
    setRows(rows.map((row) => (isSelected(model, row.id) ? { ...row, status: 'paid' } : row)));
    setModel(nothing);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" disabled={count === 0} onClick={markAsPaid}>
        Mark {count} as paid
      </Button>
      <Box sx={{ height: 370, width: '100%' }}>
        <DataGrid
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
