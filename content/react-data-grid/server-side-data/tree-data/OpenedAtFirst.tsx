import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridDataSource, type GridGroupNode } from '@mui/x-data-grid-pro';
import { fetchParts, type PartWithCount } from '../../../velo/grid-server.ts';

const columns: GridColDef<PartWithCount>[] = [
  { field: 'stock', headerName: 'In stock', type: 'number', flex: 1, minWidth: 90 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchParts(params),
  getGroupKey: (row) => row.name,
  // A server that only knows whether there are children.
  getChildrenCount: (row) => (row.childCount > 0 ? -1 : 0),
};

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 'Wheel';

export default function OpenedAtFirst() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Parts, the wheel opened"
        columns={columns}
        treeData
        dataSource={dataSource}
        isGroupExpandedByDefault={isExpanded}
        groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 150 }}
        disableColumnFilter
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
