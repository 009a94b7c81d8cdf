import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'district', headerName: 'District' },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 90 },
];

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 'Harbour';

export default function OneGroupOpen() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (!opened.childrenExpanded) {
          return;
        }
        for (const node of Object.values(gridRowTreeSelector(apiRef))) {
          const isSibling = node.type === 'group' && node.parent === opened.parent && node.id !== opened.id;
          if (isSibling && node.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(node.id, false);
          }
        }
      }),
    [apiRef],
  );

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Districts, one open at a time"
        apiRef={apiRef}
        rows={stations}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['district'] },
          columns: { columnVisibilityModel: { district: false } },
        }}
        isGroupExpandedByDefault={isExpanded}
        hideFooter
      />
    </Box>
  );
}
