import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridGroupingColDefOverride } from '@mui/x-data-grid-pro';
import { staff, type StaffMember } from '../../velo/staff.ts';

const columns: GridColDef<StaffMember>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

/** Follows `managerId` to the top: the ids of all managers, then the person's own. */
function getTreeDataPath(person: StaffMember): string[] {
  const manager = staff.find((other) => other.id === person.managerId);
  return manager ? [...getTreeDataPath(manager), person.id] : [person.id];
}

const groupingColDef: GridGroupingColDefOverride<StaffMember> = {
  headerName: 'Name',
  flex: 2,
  minWidth: 190,
  valueGetter: (_, person) => person.name,
};

export default function KeysAndNames() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Who reports to whom"
        rows={staff}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
