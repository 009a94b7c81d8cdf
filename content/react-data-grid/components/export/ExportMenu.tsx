import * as React from 'react';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 100 },
];

function MenuToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <Toolbar aria-label="Invoices">
      <ToolbarButton
        aria-label="Export"
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : 'false'}
        onClick={(event) => setAnchor(event.currentTarget as HTMLElement)}
      >
        <FileDownloadIcon fontSize="small" />
      </ToolbarButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} options={{ fileName: 'invoices' }} onClick={close}>
          Spreadsheet (CSV)
        </ExportCsv>
        <ExportPrint render={<MenuItem />} options={{ hideFooter: true }} onClick={close}>
          Paper or PDF
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={invoices}
        columns={columns}
        slots={{ toolbar: MenuToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
