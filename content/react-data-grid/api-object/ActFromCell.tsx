import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiContext, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { bikesOf, type Bike } from '../../velo/bikes.ts';

const rows = bikesOf(8);

function StationCell({ row, hasFocus }: GridRenderCellParams<Bike>) {
  const apiRef = useGridApiContext();
  const selectStation = () => {
    const sameStation = rows.filter((bike) => bike.stationId === row.stationId);
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set(sameStation.map((bike) => bike.id)) });
  };

  return (
    <Button size="small" tabIndex={hasFocus ? 0 : -1} onClick={selectStation}>
      {row.station}
    </Button>
  );
}

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    minWidth: 140,
    renderCell: (params) => <StationCell {...params} />,
  },
];

export default function ActFromCell() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Bikes"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
      />
    </Box>
  );
}
