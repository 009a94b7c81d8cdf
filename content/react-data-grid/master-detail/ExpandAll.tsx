import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type DataGridProProps, type GridColDef, type GridRowId } from '@mui/x-data-grid-pro';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 130 },
];

const getDetailPanelContent: DataGridProProps<StaffMember>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ px: 3, py: 2 }}>
    {row.hours} hours a week, {row.email}
  </Box>
);
const getDetailPanelHeight = () => 56;

export default function ExpandAll() {
  const [open, setOpen] = React.useState(new Set<GridRowId>(['P02']));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setOpen(new Set(staff.map(({ id }) => id)))}>
          Expand all
        </Button>
        <Button size="small" onClick={() => setOpen(new Set())}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          aria-label="Staff"
          rows={staff}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={open}
          onDetailPanelExpandedRowIdsChange={setOpen}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
