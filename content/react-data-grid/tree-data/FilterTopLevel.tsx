import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { parts, type Part } from '../../velo/parts.ts';

const columns: GridColDef<Part>[] = [
  { field: 'stock', headerName: 'In stock', type: 'number', flex: 1, minWidth: 90 },
  { field: 'price', headerName: '€ each', type: 'number', flex: 1, minWidth: 90 },
];

const getTreeDataPath = (part: Part) => part.path;

export default function FilterTopLevel() {
  const [isTopOnly, setTopOnly] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isTopOnly} onChange={(event) => setTopOnly(event.target.checked)} />}
        label="Filter the top level only"
      />
      <Box sx={{ height: 420 }}>
        <DataGridPro
          aria-label="Parts that cost 20 euros or more"
          rows={parts}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          defaultGroupingExpansionDepth={-1}
          disableChildrenFiltering={isTopOnly}
          initialState={{
            filter: { filterModel: { items: [{ field: 'price', operator: '>=', value: 20 }] } },
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
