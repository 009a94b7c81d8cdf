import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

export default function DeleteWithUndo() {
  const [rows, setRows] = React.useState<readonly Invoice[]>(invoices);
  const [deleted, setDeleted] = React.useState<{ row: Invoice; index: number } | null>(null);

  const columns = React.useMemo<GridColDef<Invoice>[]>(
    () => [
      { field: 'id', headerName: 'Invoice', width: 90 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Delete',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Delete ${row.id}`}
            onClick={() => {
              setDeleted({ row, index: rows.indexOf(row) });
              setRows(rows.filter((other) => other !== row));
            }}
          />,
        ],
      },
    ],
    [rows],
  );

  const undo = () => {
    if (deleted) setRows(rows.toSpliced(deleted.index, 0, deleted.row));
    setDeleted(null);
  };

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Invoices" rows={rows} columns={columns} hideFooter />
      <Snackbar
        open={deleted !== null}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason === 'timeout' && setDeleted(null)}
        message={deleted ? `${deleted.row.id} is deleted` : ''}
        action={
          <Button size="small" color="inherit" onClick={undo}>
            Undo
          </Button>
        }
      />
    </Box>
  );
}
