import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiContext, type GridColDef, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { bikes, type Bike } from '../../../velo/bikes.ts';
import { stations } from '../../../velo/stations.ts';

const names = stations.map((station) => station.name);

function StationEditCell({ id, field, value, hasFocus, colDef }: GridRenderEditCellParams<Bike, string>) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      disableClearable
      options={names}
      value={value}
      onChange={(_event, newValue) => apiRef.current.setEditCellValue({ id, field, value: newValue })}
      // The list has its own use for Enter and Escape while it is open.
      onKeyDown={(event) => {
        const open = inputRef.current?.getAttribute('aria-expanded') === 'true';
        if (open && (event.key === 'Enter' || event.key === 'Escape')) {
          event.stopPropagation();
        }
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          variant="standard"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': colDef.headerName } }}
        />
      )}
      sx={{ px: 1, alignSelf: 'center' }}
    />
  );
}

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    minWidth: 180,
    editable: true,
    renderEditCell: (params) => <StationEditCell {...params} />,
  },
];

export default function AutocompleteEditCell() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Where bikes stand" rows={bikes.slice(0, 5)} columns={columns} hideFooter />
    </Box>
  );
}
