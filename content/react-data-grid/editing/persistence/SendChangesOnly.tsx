import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../../velo/staff.ts';

const rows = staff.slice(0, 5);

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
  { field: 'onShift', headerName: 'On shift', type: 'boolean', width: 90, editable: true },
];

/** What differs, and nothing else. */
function changesOf<T extends object>(newRow: T, oldRow: T): Partial<T> {
  const keys = Object.keys(newRow) as (keyof T)[];
  const changed = keys.filter((key) => !Object.is(newRow[key], oldRow[key]));
  return Object.fromEntries(changed.map((key) => [key, newRow[key]])) as Partial<T>;
}

export default function SendChangesOnly() {
  const [request, setRequest] = React.useState('No request yet');

  const processRowUpdate = (newRow: StaffMember, oldRow: StaffMember) => {
    const changes = changesOf(newRow, oldRow);
    if (Object.keys(changes).length === 0) {
      return oldRow;
    }
    setRequest(`PATCH /staff/${newRow.id} ${JSON.stringify(changes)}`);
    return newRow;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {request}
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Staff"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </Stack>
  );
}
