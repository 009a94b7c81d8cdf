import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 130 },
];

export default function OpenOnClick() {
  const [member, setMember] = React.useState<StaffMember>(staff[0]!);
  const [open, setOpen] = React.useState(false);

  const show = (row: StaffMember) => {
    setMember(row);
    setOpen(true);
  };

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Staff"
        rows={staff}
        columns={columns}
        onRowClick={({ row }) => show(row)}
        onCellKeyDown={({ row }, event) => {
          if (event.key === 'Enter') show(row);
        }}
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
        hideFooter
      />
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="open-on-click-title">
        <DialogTitle id="open-on-click-title">{member.name}</DialogTitle>
        <DialogContent>
          {member.role}, {member.hours} hours a week. {member.email}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
