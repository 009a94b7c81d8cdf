import Box from '@mui/material/Box';
import { DataGridPremium, type GridAggregationFunction, type GridColDef } from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

type Fill = Pick<Station, 'bikes' | 'docks'>;

const percent = (value?: number | null) => (value == null ? '' : `${Math.round(value * 100)} %`);

/** All bikes by all docks: a mean of the percentages would count small stations too much. */
const fill: GridAggregationFunction<Fill, number> = {
  label: 'of all docks',
  getCellValue: ({ row }) => ({ bikes: row.bikes, docks: row.docks }),
  apply: ({ values }) => {
    const sum = (key: keyof Fill) => values.reduce((total, value) => total + (value?.[key] ?? 0), 0);
    return sum('docks') === 0 ? null : sum('bikes') / sum('docks');
  },
  valueFormatter: percent,
};

const aggregationFunctions = { fill };

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  {
    field: 'fill',
    headerName: 'Full',
    type: 'number',
    width: 130,
    valueGetter: (_, row) => row.bikes / row.docks,
    valueFormatter: percent,
    availableAggregationFunctions: ['fill'],
  },
];

export default function SeveralFields() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="How full the stations are"
        rows={stations}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { fill: 'fill' } } }}
        hideFooter
      />
    </Box>
  );
}
