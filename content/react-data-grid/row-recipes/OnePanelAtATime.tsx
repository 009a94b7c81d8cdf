import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef, type GridRowId } from '@mui/x-data-grid-pro';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'district', headerName: 'District', width: 110 },
];

const getDetailPanelContent: DataGridProProps<Station>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ px: 3, py: 2 }}>
    {row.bikes} bikes in {row.docks} docks, {row.indoor ? 'indoors' : 'outdoors'}
  </Box>
);
const getDetailPanelHeight = () => 56;

export default function OnePanelAtATime() {
  const [open, setOpen] = React.useState(new Set<GridRowId>(['S02']));

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Stations"
        rows={stations}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(new Set([...ids].slice(-1)))}
        hideFooter
      />
    </Box>
  );
}
