import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Order {
  id: string;
  customer: string;
  items: { name: string; count: number }[];
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const rows: Order[] = [
  { id: 'O-18', customer: 'Harbour Hotel', items: [{ name: 'City bikes', count: 6 }, { name: 'Child seats', count: 2 }] },
  { id: 'O-19', customer: 'Rowing Club', items: [] },
  { id: 'O-20', customer: 'Mill Bakery', items: [{ name: 'Cargo bikes', count: 1 }] },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] = ({ row }) =>
  row.items.length > 0 ? (
    <Box component="ul" aria-label={`Items of ${row.id}`} sx={{ m: 0, py: 1.5, pl: 8 }}>
      {row.items.map((item) => (
        <li key={item.name}>
          {item.count} × {item.name}
        </li>
      ))}
    </Box>
  ) : null;

const getDetailPanelHeight = () => 'auto' as const;

export default function OrderPanels() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['O-18']) } }}
        hideFooter
      />
    </Box>
  );
}
