import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Part {
  id: number;
  path: string[];
  stock: number;
}

const rows: Part[] = [
  { id: 1, path: ['Wheel'], stock: 12 },
  { id: 2, path: ['Wheel', 'Rim'], stock: 30 },
  { id: 3, path: ['Wheel', 'Spokes'], stock: 900 },
  { id: 4, path: ['Wheel', 'Tyre'], stock: 64 },
  { id: 5, path: ['Light'], stock: 8 },
  { id: 6, path: ['Light', 'Bulb'], stock: 41 },
];

const columns: GridColDef<Part>[] = [{ field: 'stock', headerName: 'Stock', type: 'number', width: 90 }];

const groupingColDef: DataGridProProps['groupingColDef'] = { headerName: 'Part', flex: 1, minWidth: 150 };
const getTreeDataPath: DataGridProProps<Part>['getTreeDataPath'] = (row) => row.path;

export default function SelectBranches() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={descendants} onChange={(event) => setDescendants(event.target.checked)} />}
          label="Select descendants"
        />
        <FormControlLabel
          control={<Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />}
          label="Select parents"
        />
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          aria-label="Parts"
          treeData
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
          rowSelectionPropagation={{ parents, descendants }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
