import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function RatingInput({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const root = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const input = (which: string) => root.current?.querySelector<HTMLInputElement>(which);
    if (hasFocus) (input('input:checked') ?? input('input'))?.focus();
  }, [hasFocus]);

  return (
    <Box ref={root} sx={{ display: 'flex', alignItems: 'center', px: 1.25 }}>
      <Rating
        size="small"
        name={`stars-${id}`}
        value={value}
        onChange={(_event, stars) => apiRef.current.setEditCellValue({ id, field, value: stars })}
      />
    </Box>
  );
}

/** Everything that has to do with stars, for any column of any grid. */
const stars: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 114,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  valueFormatter: (value) => (value == null ? '' : `${value} of 5`),
  renderCell: ({ value }) => <Rating size="small" value={value ?? null} readOnly />,
  renderEditCell: (params) => <RatingInput {...params} />,
};

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 96 },
  { field: 'lighting', headerName: 'Lighting', ...stars },
  { field: 'cleanliness', headerName: 'Cleanliness', ...stars, editable: true },
];

const rows = [
  { id: 1, station: 'Ferry Quay', lighting: 4, cleanliness: 3 },
  { id: 2, station: 'Lighthouse', lighting: 5, cleanliness: 2 },
  { id: 3, station: 'Fish Market', lighting: 3, cleanliness: null },
  { id: 4, station: 'Clock Tower', lighting: 4, cleanliness: 5 },
];

export default function RatingColumn() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Inspections" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
