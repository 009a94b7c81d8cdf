import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell, type GridColDef, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

const people = staff.slice(0, 5);

/** Stands in for a server that knows all addresses. */
async function isTaken(email: string, ownId: string) {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  return staff.some((person) => person.id !== ownId && person.email === email);
}

function EmailEditCell({ problem, ...params }: GridRenderEditCellParams<StaffMember, string> & { problem?: string }) {
  return (
    <Tooltip open={Boolean(problem)} title={problem && <span role="alert">{problem}</span>} arrow>
      <GridEditInputCell {...params} debounceMs={400} />
    </Tooltip>
  );
}

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', width: 120 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 190,
    editable: true,
    preProcessEditCellProps: async ({ props, row }) => {
      const taken = props.value !== row.email && (await isTaken(props.value, row.id));
      return { ...props, error: taken, problem: taken ? 'Somebody has this address' : undefined };
    },
    renderEditCell: (params) => <EmailEditCell {...params} />,
  },
];

export default function CheckOnServer() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Addresses" rows={people} columns={columns} hideFooter />
    </Box>
  );
}
