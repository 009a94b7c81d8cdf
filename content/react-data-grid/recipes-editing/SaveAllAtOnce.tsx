import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120, editable: true },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90, editable: true },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean', width: 90, editable: true },
];

export default function SaveAllAtOnce() {
  const [saved, setSaved] = React.useState(() => stations.slice(0, 5));
  const [edits, setEdits] = React.useState<ReadonlyMap<GridRowId, Station>>(new Map());
  const rows = React.useMemo(() => saved.map((row) => edits.get(row.id) ?? row), [saved, edits]);

  const keep = (newRow: Station) => {
    const before = saved.find((row) => row.id === newRow.id)!;
    const same = columns.every(({ field }) => newRow[field as keyof Station] === before[field as keyof Station]);
    const next = new Map(edits);
    if (same) {
      next.delete(newRow.id);
    } else {
      next.set(newRow.id, newRow);
    }
    setEdits(next);
    return newRow;
  };

  const saveAll = () => {
    setSaved(rows); // An application sends [...edits.values()] in one request first.
    setEdits(new Map());
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="contained" disabled={edits.size === 0} onClick={saveAll}>
          Save {edits.size} changed
        </Button>
        <Button size="small" disabled={edits.size === 0} onClick={() => setEdits(new Map())}>
          Discard
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stations"
          rows={rows}
          columns={columns}
          processRowUpdate={keep}
          getRowClassName={({ id }) => (edits.has(id) ? 'unsaved' : '')}
          sx={{ '& .unsaved .MuiDataGrid-cell': { fontWeight: 'bold', color: 'warning.main' } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
