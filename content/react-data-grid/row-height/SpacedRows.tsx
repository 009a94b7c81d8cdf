import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef, type GridRowSpacingParams } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 80 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

const getRowSpacing = ({ isFirstVisible, isLastVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 0 : 4,
  bottom: isLastVisible ? 0 : 4,
});

export default function SpacedRows() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={stations}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
