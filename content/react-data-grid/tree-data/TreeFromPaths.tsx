import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { parts, type Part } from '../../velo/parts.ts';

const columns: GridColDef<Part>[] = [
  { field: 'stock', headerName: 'In stock', type: 'number', flex: 1, minWidth: 90 },
  { field: 'price', headerName: '€ each', type: 'number', flex: 1, minWidth: 90 },
];

const getTreeDataPath = (part: Part) => part.path;

export default function TreeFromPaths() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Parts of a bike"
        rows={parts}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
