import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { bikes, bikeStatuses, type Bike } from '../../velo/bikes.ts';

/** "Status" has its own menu: one click filters. All others have the usual one. */
function ColumnMenu(props: GridColumnMenuProps) {
  const apiRef = useGridApiContext();
  const { colDef, hideMenu } = props;
  if (colDef.field !== 'status') {
    return <GridColumnMenu {...props} />;
  }
  const show = (value?: string) => (event: React.MouseEvent) => {
    apiRef.current.setFilterModel({ items: value ? [{ field: 'status', operator: 'is', value }] : [] });
    hideMenu(event);
  };

  return (
    <GridColumnMenuContainer {...props}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
      <Divider />
      <MenuItem onClick={show()}>Show all</MenuItem>
      {bikeStatuses.map((status) => (
        <MenuItem key={status} onClick={show(status)}>
          Only {status}
        </MenuItem>
      ))}
    </GridColumnMenuContainer>
  );
}

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 80 },
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: [...bikeStatuses], width: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
];

export default function MenuOfOneColumn() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Bikes" rows={bikes} columns={columns} slots={{ columnMenu: ColumnMenu }} />
    </Box>
  );
}
