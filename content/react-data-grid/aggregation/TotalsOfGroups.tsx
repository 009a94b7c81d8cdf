import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100 },
];

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 'Germany';

export default function TotalsOfGroups() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Invoices by country, largest first"
        rows={invoices}
        columns={columns}
        groupingColDef={{ flex: 1, minWidth: 150 }}
        initialState={{
          rowGrouping: { model: ['country'] },
          aggregation: { model: { net: 'sum' } },
          sorting: { sortModel: [{ field: 'net', sort: 'desc' }] },
          columns: { columnVisibilityModel: { country: false } },
        }}
        isGroupExpandedByDefault={isExpanded}
        hideFooter
      />
    </Box>
  );
}
