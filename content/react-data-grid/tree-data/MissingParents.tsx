import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'docks', headerName: 'Docks', type: 'number', flex: 1, minWidth: 70 },
  {
    field: 'openedOn',
    headerName: 'Opened',
    type: 'date',
    flex: 1,
    minWidth: 100,
    // Districts are no rows: they have no date.
    valueFormatter: (value?: Date) => value?.toLocaleDateString('en-GB') ?? '',
  },
];

const getTreeDataPath = (station: Station) => [station.district, station.name];

// Declared once: a new function would close what people have opened.
const isExpanded = (node: GridGroupNode) => node.groupingKey === 'Harbour';

export default function MissingParents() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Stations by district"
        rows={stations}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        isGroupExpandedByDefault={isExpanded}
        groupingColDef={{ headerName: 'District, station', minWidth: 150, flex: 1 }}
        hideFooter
      />
    </Box>
  );
}
