import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { stations, type Station } from '../../velo/stations.ts';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130, editable: true },
  {
    field: 'docks',
    headerName: 'Docks',
    type: 'number',
    width: 90,
    editable: true,
    // "1,200" and "24 docks" are numbers for people; anything else is left alone.
    pastedValueParser: (text: string) => {
      const number = Number.parseInt(text.replaceAll(/[,\s]/g, ''), 10);
      return Number.isNaN(number) ? undefined : number;
    },
  },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean', width: 90, editable: true },
];

export default function PasteFromSpreadsheet() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Stations"
        rows={stations.slice(0, 5)}
        columns={columns}
        ignoreValueFormatterDuringExport
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
