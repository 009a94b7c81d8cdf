import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

const euros: GridColTypeDef<number, string> = {
  type: 'number',
  width: 110,
  valueFormatter: (value) => format.format(value),
  cellClassName: 'velo-money',
};

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'hourlyRate', headerName: 'Hour', ...euros },
  { field: 'day', headerName: 'Day', ...euros, valueGetter: (_value, row) => row.hourlyRate * 6 },
];

export default function SharedColumnType() {
  return (
    <Box sx={{ height: 340, width: '100%', '& .velo-money': { fontVariantNumeric: 'tabular-nums' } }}>
      <DataGrid aria-label="Prices" rows={bikes.slice(0, 6)} columns={columns} hideFooter />
    </Box>
  );
}
