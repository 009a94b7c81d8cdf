import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { invoices, invoiceStatuses, type Invoice } from '../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 90 },
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: [...invoiceStatuses], width: 100 },
];

const views: Record<string, GridFilterModel> = {
  All: { items: [] },
  'To be paid': { items: [{ field: 'status', operator: 'isAnyOf', value: ['sent', 'overdue'] }] },
  Large: { items: [{ field: 'net', operator: '>=', value: 1000 }] },
};

export default function NamedViews() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [view, setView] = React.useState('All');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Tabs
        value={view}
        onChange={(_event, name: string) => {
          setView(name);
          setFilterModel(views[name]!);
        }}
        aria-label="Views"
      >
        {Object.keys(views).map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label={`Invoices: ${view}`}
          rows={invoices}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
