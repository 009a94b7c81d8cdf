import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellModes,
  useGridApiRef,
  type GridCellModesModel,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { stations, type Station } from '../../../velo/stations.ts';

const rows = stations.slice(0, 5);

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120, editable: true },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90, editable: true },
];

export default function ButtonsOutside() {
  const apiRef = useGridApiRef();
  const [cellModesModel, setCellModesModel] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<{ id: GridRowId; field: string } | null>(null);
  const editing = cell !== null && cellModesModel[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  React.useEffect(
    () => apiRef.current?.subscribeEvent('cellFocusIn', ({ id, field }) => setCell({ id, field })),
    [apiRef],
  );

  const setMode = (mode: GridCellModesModel[string][string]) => {
    if (cell) {
      setCellModesModel((model) => ({ ...model, [cell.id]: { ...model[cell.id], [cell.field]: mode } }));
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        // The cell keeps the focus, and the grid doesn't take the click for one elsewhere, which would save.
        onMouseDown={(event) => event.preventDefault()}
        onMouseUp={(event) => event.stopPropagation()}
      >
        <Button size="small" disabled={!cell || editing} onClick={() => setMode({ mode: GridCellModes.Edit })}>
          Edit
        </Button>
        <Button size="small" disabled={!editing} onClick={() => setMode({ mode: GridCellModes.View })}>
          Save
        </Button>
        <Button
          size="small"
          disabled={!editing}
          onClick={() => setMode({ mode: GridCellModes.View, ignoreModifications: true })}
        >
          Discard
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Stations"
          rows={rows}
          columns={columns}
          cellModesModel={cellModesModel}
          onCellModesModelChange={setCellModesModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
