import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, type Bike } from '../../velo/bikes.ts';
import { stations, type Station } from '../../velo/stations.ts';

const stationColumns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'district', headerName: 'District', width: 110 },
];

const bikeColumns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 90 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const getDetailPanelContent: DataGridProProps<Station>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 240, p: 1.5 }}>
    <DataGridPro
      aria-label={`Bikes at ${row.name}`}
      rows={bikes.filter((bike) => bike.stationId === row.id)}
      columns={bikeColumns}
      density="compact"
      hideFooter
    />
  </Box>
);
const getDetailPanelHeight = () => 'auto' as const;

export default function GridInPanel() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Stations with their bikes"
        rows={stations}
        columns={stationColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['S01']) } }}
        hideFooter
      />
    </Box>
  );
}
