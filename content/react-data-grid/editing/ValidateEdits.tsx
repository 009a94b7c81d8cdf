import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { staff, type StaffMember } from '../../velo/staff.ts';

function problemWithHours(hours: number | null | undefined) {
  if (hours == null) {
    return 'Enter the hours of a week';
  }
  return hours < 8 || hours > 40 ? 'Between 8 and 40 hours a week' : null;
}

function HoursEditCell({ problem, ...params }: GridRenderEditCellParams<StaffMember, number>) {
  return (
    <Tooltip open={Boolean(problem)} title={problem && <span role="alert">{problem}</span>} arrow>
      <GridEditInputCell {...params} />
    </Tooltip>
  );
}

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'hours',
    headerName: 'Hours a week',
    type: 'number',
    width: 140,
    editable: true,
    preProcessEditCellProps: ({ props }) => {
      const problem = problemWithHours(props.value);
      return { ...props, error: problem !== null, problem };
    },
    renderEditCell: (params) => <HoursEditCell {...params} />,
  },
];

export default function ValidateEdits() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Working hours" rows={staff.slice(0, 6)} columns={columns} hideFooter />
    </Box>
  );
}
