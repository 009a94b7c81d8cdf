import * as React from 'react';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/Delete';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  bike: string;
  work: string;
}

const firstTasks: Task[] = [
  { id: 1, bike: 'B0004', work: 'New chain' },
  { id: 2, bike: 'B0011', work: 'Front light' },
  { id: 3, bike: 'B0017', work: 'Brake pads' },
];

export default function AddAndDeleteRows() {
  const [rows, setRows] = React.useState(firstTasks);
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});
  const nextId = React.useRef(firstTasks.length + 1);

  const addRow = () => {
    const id = nextId.current;
    nextId.current += 1;
    setRows((prev) => [{ id, bike: '', work: '' }, ...prev]);
    setRowModesModel((prev) => ({ ...prev, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'bike' } }));
  };

  const saveRow = (newRow: Task) => {
    setRows((prev) => prev.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  const columns: GridColDef<Task>[] = [
    { field: 'bike', headerName: 'Bike', width: 110, editable: true },
    { field: 'work', headerName: 'Work', flex: 1, minWidth: 120, editable: true },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 80,
      getActions: ({ row }) => [
        <GridActionsCellItem
          icon={<DeleteIcon />}
          label={`Delete ${row.bike || 'new task'}`}
          onClick={() => setRows((prev) => prev.filter(({ id }) => id !== row.id))}
        />,
      ],
    },
  ];

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" onClick={addRow}>
        Add a task
      </Button>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Repairs"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={rowModesModel}
          onRowModesModelChange={setRowModesModel}
          onRowEditStop={({ id, row, reason }) => {
            if (reason === 'escapeKeyDown' && row.bike === '') {
              setRows((prev) => prev.filter((other) => other.id !== id));
            }
          }}
          processRowUpdate={saveRow}
          hideFooter
        />
      </div>
    </Stack>
  );
}
