import * as React from 'react';
import Box from '@mui/material/Box';
import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridEventListener,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const keepEditingOnBlur: GridEventListener<'rowEditStop'> = (params, event) => {
  if (params.reason === GridRowEditStopReasons.rowFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function RowEditing() {
  const [rows, setRows] = React.useState(() => stations.slice(0, 5));
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});

  const setMode = (id: string, mode: GridRowModesModel[string]) =>
    setRowModesModel((prev) => ({ ...prev, [id]: mode }));

  const saveRow = (newRow: Station) => {
    setRows((prev) => prev.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  const columns: GridColDef<Station>[] = [
    { field: 'name', headerName: 'Station', flex: 1, minWidth: 130, editable: true },
    { field: 'docks', headerName: 'Docks', type: 'number', width: 80, editable: true },
    { field: 'indoor', headerName: 'Indoor', type: 'boolean', width: 80, editable: true },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      getActions: ({ row: { id, name } }) =>
        rowModesModel[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                icon={<SaveIcon />}
                label={`Save ${name}`}
                onClick={() => setMode(id, { mode: GridRowModes.View })}
              />,
              <GridActionsCellItem
                icon={<CloseIcon />}
                label={`Discard changes of ${name}`}
                onClick={() => setMode(id, { mode: GridRowModes.View, ignoreModifications: true })}
              />,
            ]
          : [
              <GridActionsCellItem
                icon={<EditIcon />}
                label={`Edit ${name}`}
                onClick={() => setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' })}
              />,
            ],
    },
  ];

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={rowModesModel}
        onRowModesModelChange={setRowModesModel}
        onRowEditStop={keepEditingOnBlur}
        processRowUpdate={saveRow}
      />
    </Box>
  );
}
