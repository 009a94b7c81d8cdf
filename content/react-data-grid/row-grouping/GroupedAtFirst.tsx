import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'odometerKm', headerName: 'Km', type: 'number', width: 90 },
];

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 'Cargo';

export default function GroupedAtFirst() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Bikes by kind"
        rows={bikes}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['kind'] },
          columns: { columnVisibilityModel: { kind: false } },
        }}
        isGroupExpandedByDefault={isExpanded}
        hideFooter
      />
    </Box>
  );
}
