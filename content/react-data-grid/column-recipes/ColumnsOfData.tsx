import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';

type Answer = Record<string, string | number | boolean>[];

const answer: Answer = [
  { id: 'B0001', model: 'Wren', km: 4210, locked: true },
  { id: 'B0002', model: 'Swift', km: 980, locked: false },
  { id: 'B0003', model: 'Pelican', km: 7354, locked: true },
];

/** A report whose columns are known to the server only. */
function columnsOf([first = {}]: Answer): GridColDef<GridValidRowModel>[] {
  return Object.entries(first).map(([field, value]) => ({
    field,
    headerName: field.charAt(0).toUpperCase() + field.slice(1),
    type: typeof value as 'string' | 'number' | 'boolean',
    flex: 1,
    minWidth: 80,
  }));
}

export default function ColumnsOfData() {
  const [rows, setRows] = React.useState<Answer>([]);
  // The same array until other rows arrive: widths and sorting stay.
  const columns = React.useMemo(() => columnsOf(rows), [rows]);

  React.useEffect(() => {
    const timer = setTimeout(() => setRows(answer), 500);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Report" rows={rows} columns={columns} loading={rows.length === 0} hideFooter />
    </Box>
  );
}
