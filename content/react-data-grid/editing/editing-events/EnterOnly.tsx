import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellEditStartReasons,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130, editable: true },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110, editable: true },
];

const ways: unknown[] = [GridCellEditStartReasons.enterKeyDown, GridCellEditStartReasons.cellDoubleClick];

// A key pressed by accident must not clear an amount.
const startOnPurpose: GridEventListener<'cellEditStart'> = ({ reason }, event) => {
  if (!ways.includes(reason)) {
    event.defaultMuiPrevented = true;
  }
};

// A click elsewhere neither saves nor closes.
const stayOpenOnBlur: GridEventListener<'cellEditStop'> = ({ reason }, event) => {
  if (reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function EnterOnly() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices.slice(0, 5)}
        columns={columns}
        onCellEditStart={startOnPurpose}
        onCellEditStop={stayOpenOnBlur}
        hideFooter
      />
    </Box>
  );
}
