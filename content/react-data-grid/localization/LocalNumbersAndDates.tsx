import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../velo/invoices.ts';

const columnsFor = (locale: string): GridColDef<Invoice>[] => {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return [
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
    {
      field: 'dueOn',
      headerName: 'Due',
      type: 'date',
      width: 130,
      valueFormatter: (value: Date | null) => (value ? day.format(value) : ''),
    },
    {
      field: 'net',
      headerName: 'Net',
      type: 'number',
      width: 110,
      valueFormatter: (value: number | null) => (value == null ? '' : money.format(value)),
    },
  ];
};

export default function LocalNumbersAndDates() {
  const [locale, setLocale] = React.useState('en-GB');
  const columns = React.useMemo(() => columnsFor(locale), [locale]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={locale}
        onChange={(_event, value: string | null) => value && setLocale(value)}
        aria-label="Form of numbers and dates"
      >
        {['en-GB', 'en-US', 'de-DE', 'ja-JP'].map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid aria-label="Invoices" rows={invoices.slice(0, 5)} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
