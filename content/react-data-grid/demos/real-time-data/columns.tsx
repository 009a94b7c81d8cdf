import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { LiveStation } from './feed.ts';

/** What the control room would say about a station. */
export function stateOf({ bikes, docks }: LiveStation): 'empty' | 'low' | 'fine' | 'full' {
  if (bikes === 0) return 'empty';
  if (bikes === docks) return 'full';
  return bikes < docks / 4 ? 'low' : 'fine';
}

const stateColors = { empty: 'error.main', low: 'warning.main', fine: 'text.primary', full: 'error.main' };

export const columns: GridColDef<LiveStation>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 100 },
  {
    field: 'state',
    headerName: 'State',
    width: 80,
    valueGetter: (_value, row) => stateOf(row),
    renderCell: ({ row, value }) => (
      <Box component="span" sx={{ color: stateColors[stateOf(row)], fontWeight: 600 }}>
        {value}
      </Box>
    ),
  },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
  {
    field: 'free',
    headerName: 'Free docks',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.docks - row.bikes,
  },
  {
    field: 'level',
    headerName: 'Level',
    width: 110,
    display: 'flex',
    valueGetter: (_value, row) => Math.round((row.bikes / row.docks) * 100),
    renderCell: ({ value, row }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Level of ${row.name}`}
        sx={{ width: '100%', height: 8, borderRadius: 1 }}
      />
    ),
  },
  {
    field: 'history',
    headerName: 'Last changes',
    width: 130,
    sortable: false,
    filterable: false,
    display: 'flex',
    valueFormatter: (value: number[]) => value.join(', '),
    renderCell: ({ row }) => (
      <SparkLineChart
        role="img"
        aria-label={`Last changes of ${row.name}: ${row.history.join(', ')} bikes`}
        data={row.history}
        width={110}
        height={36}
        yAxis={{ min: 0, max: row.docks }}
        curve="step"
      />
    ),
  },
];
