import Box from '@mui/material/Box';
import EuroIcon from '@mui/icons-material/Euro';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 84 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 84 },
  { field: 'hourlyRate', headerName: 'Hour', type: 'number', width: 76 },
  { field: 'day', headerName: 'Day', type: 'number', width: 76, valueGetter: (_value, row) => row.hourlyRate * 6 },
];

function withIcon(icon: React.ReactNode) {
  return ({ headerName }: GridColumnGroupHeaderParams) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}>
      {icon}
      {headerName}
    </Box>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'bike',
    headerName: 'Bike',
    renderHeaderGroup: withIcon(<PedalBikeIcon fontSize="small" aria-hidden />),
    children: [{ field: 'model' }, { field: 'kind' }],
  },
  {
    groupId: 'price',
    headerName: 'Price',
    headerClassName: 'price',
    renderHeaderGroup: withIcon(<EuroIcon fontSize="small" aria-hidden />),
    children: [{ field: 'hourlyRate' }, { field: 'day' }],
  },
];

export default function RenderedGroups() {
  return (
    <Box sx={{ height: 380, width: '100%', '& .price': { bgcolor: 'action.hover' } }}>
      <DataGrid
        aria-label="Bikes and prices"
        rows={bikes.slice(0, 5)}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
