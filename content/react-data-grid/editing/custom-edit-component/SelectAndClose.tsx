import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, useGridApiContext, type GridColDef, type GridRenderEditCellParams } from '@mui/x-data-grid';

interface Review {
  id: number;
  station: string;
  comfort: number | null;
}

const rows: Review[] = [
  { id: 1, station: 'Ferry Quay', comfort: 4 },
  { id: 2, station: 'Lighthouse', comfort: 2 },
  { id: 3, station: 'Clock Tower', comfort: null },
  { id: 4, station: 'Boat House', comfort: 5 },
];

function ComfortEditCell({ id, field, value, hasFocus }: GridRenderEditCellParams<Review, number | null>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);
  const byPointer = React.useRef(false);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  const choose = async (newValue: number | null) => {
    await apiRef.current.setEditCellValue({ id, field, value: newValue });
    // Arrow keys pass several values on their way; only a click is final.
    if (byPointer.current) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };

  return (
    <Rating
      ref={ref}
      name={`comfort-${id}`}
      value={value ?? null}
      onChange={(_event, newValue) => choose(newValue)}
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={() => {
        byPointer.current = false;
      }}
      sx={{ px: 1, alignSelf: 'center' }}
    />
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'comfort',
    headerName: 'Comfort',
    width: 160,
    editable: true,
    display: 'flex',
    renderCell: ({ value, id }) => <Rating value={value ?? null} readOnly name={`shown-${id}`} />,
    renderEditCell: (params) => <ComfortEditCell {...params} />,
  },
];

export default function SelectAndClose() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Reviews of stations" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
