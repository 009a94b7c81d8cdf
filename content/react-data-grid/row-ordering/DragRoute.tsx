import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { stations } from '../../velo/stations.ts';

interface Stop {
  id: string;
  station: string;
  missing: number;
  /** What the pointer carries while the row is dragged. */
  __reorder__: string;
}

const route: Stop[] = stations.slice(0, 6).map(({ id, name, docks, bikes }) => ({
  id,
  station: name,
  missing: docks - bikes,
  __reorder__: name,
}));

const columns: GridColDef<Stop>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'missing', headerName: 'Free docks', type: 'number', width: 110 },
];

export default function DragRoute() {
  const [stops, setStops] = React.useState(route);

  const keepOrder = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const moved = [...stops];
    moved.splice(targetIndex, 0, ...moved.splice(oldIndex, 1));
    setStops(moved);
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGridPro
        aria-label="Stops of the van"
        rows={stops}
        columns={columns}
        rowReordering
        onRowOrderChange={keepOrder}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
