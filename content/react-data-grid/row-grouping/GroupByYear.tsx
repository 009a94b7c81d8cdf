import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'openedOn',
    headerName: 'Opened',
    type: 'date',
    width: 120,
    groupingValueGetter: (value: Date) => value.getFullYear(),
    // A group's value is the year, a row's value the date.
    valueFormatter: (value?: Date | number) =>
      value instanceof Date ? value.toLocaleDateString('en-GB') : (value?.toString() ?? ''),
  },
];

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 2019;

export default function GroupByYear() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Stations by year of opening"
        rows={stations}
        columns={columns}
        groupingColDef={{ headerName: 'Year' }}
        initialState={{ rowGrouping: { model: ['openedOn'] } }}
        isGroupExpandedByDefault={isExpanded}
        hideFooter
      />
    </Box>
  );
}
