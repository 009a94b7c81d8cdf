import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'district', headerName: 'District' },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

export default function ToggleByRowClick() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Districts to click on"
        apiRef={apiRef}
        rows={stations}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['district'] },
          columns: { columnVisibilityModel: { district: false } },
        }}
        onRowClick={({ id }) => {
          const node = apiRef.current?.getRowNode(id);
          if (node?.type === 'group') {
            apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
          }
        }}
        disableRowSelectionOnClick
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        hideFooter
      />
    </Box>
  );
}
