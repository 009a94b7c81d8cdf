import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { fetchParts, type PartWithCount } from '../../../velo/grid-server.ts';

const columns: GridColDef<PartWithCount>[] = [
  { field: 'stock', headerName: 'In stock', type: 'number', flex: 1, minWidth: 90 },
  { field: 'price', headerName: '€ each', type: 'number', flex: 1, minWidth: 90 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchParts(params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.childCount,
};

export default function LazyChildren() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Parts, loaded when opened"
        columns={columns}
        treeData
        dataSource={dataSource}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 150 }}
        disableColumnFilter
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
