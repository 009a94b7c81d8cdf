import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { bikes, type Bike } from '../../../velo/bikes.ts';

const motorBikes = bikes.filter((bike) => bike.battery !== null);

function BatteryEditCell({ id, field, value, hasFocus }: GridRenderEditCellParams<Bike, number>) {
  const apiRef = useGridApiContext();
  const sliderRef = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      sliderRef.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 2, width: '100%' }}>
      <Slider
        ref={sliderRef}
        aria-label={`Battery of ${id}`}
        size="small"
        value={value ?? 0}
        onChange={(_event, newValue) => apiRef.current.setEditCellValue({ id, field, value: newValue })}
      />
    </Box>
  );
}

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', width: 110 },
  {
    field: 'battery',
    headerName: 'Battery (%)',
    type: 'number',
    width: 160,
    editable: true,
    renderEditCell: (params) => <BatteryEditCell {...params} />,
  },
];

export default function CustomEditCell() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGrid aria-label="Batteries" rows={motorBikes.slice(0, 6)} columns={columns} hideFooter />
    </Box>
  );
}
