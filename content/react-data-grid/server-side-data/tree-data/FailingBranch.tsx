import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridGetRowsError,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { failNext, fetchParts, type PartWithCount } from '../../../velo/grid-server.ts';

const columns: GridColDef<PartWithCount>[] = [
  { field: 'stock', headerName: 'In stock', type: 'number', flex: 1, minWidth: 90 },
];

const dataSource: GridDataSource = {
  getRows: (params) => fetchParts(params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.childCount,
};

export default function FailingBranch() {
  const [message, setMessage] = React.useState('Press the button, then open a part.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="info" action={<Button onClick={() => failNext(1)}>Fail once</Button>}>
        {message}
      </Alert>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          aria-label="Parts of a server that fails"
          columns={columns}
          treeData
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              const { groupKeys = [] } = error.params as GridGetRowsParams;
              setMessage(`${groupKeys.join(' / ') || 'Parts'}: ${error.message}. Open it again to try again.`);
            }
          }}
          groupingColDef={{ headerName: 'Part', flex: 1, minWidth: 150 }}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
    </Stack>
  );
}
