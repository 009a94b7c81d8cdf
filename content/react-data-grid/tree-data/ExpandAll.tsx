import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, gridRowTreeSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { parts, type Part } from '../../velo/parts.ts';

const columns: GridColDef<Part>[] = [
  { field: 'stock', headerName: 'In stock', type: 'number', flex: 1, minWidth: 90 },
];

const getTreeDataPath = (part: Part) => part.path;

export default function ExpandAll() {
  const apiRef = useGridApiRef();

  const setAll = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      // The root is a group as well, of depth -1.
      if (node.type === 'group' && node.depth >= 0) {
        apiRef.current?.setRowChildrenExpansion(node.id, isExpanded);
      }
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setAll(true)}>Expand all</Button>
        <Button onClick={() => setAll(false)}>Collapse all</Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          aria-label="Parts to expand"
          apiRef={apiRef}
          rows={parts}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
