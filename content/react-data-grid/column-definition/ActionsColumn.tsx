import * as React from 'react';
import Box from '@mui/material/Box';
import BuildIcon from '@mui/icons-material/Build';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

export default function ActionsColumn() {
  const [rows, setRows] = React.useState(() => bikes.slice(0, 6));

  const columns = React.useMemo<GridColDef<Bike>[]>(() => {
    const repair = (id: string) =>
      setRows((prev) => prev.map((bike) => (bike.id === id ? { ...bike, status: 'in repair' } : bike)));
    const remove = (id: string) => setRows((prev) => prev.filter((bike) => bike.id !== id));

    return [
      { field: 'id', headerName: 'Bike', width: 90 },
      { field: 'model', headerName: 'Model', width: 110 },
      { field: 'status', headerName: 'Status', flex: 1, minWidth: 110 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<BuildIcon />}
            label={`Send ${row.id} to the workshop`}
            disabled={row.status !== 'available'}
            onClick={() => repair(row.id)}
          />,
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Retire ${row.id}`}
            showInMenu
            onClick={() => remove(row.id)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Bikes with actions" rows={rows} columns={columns} />
    </Box>
  );
}
