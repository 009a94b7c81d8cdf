import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from '../../../velo/invoices.ts';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 110, editable: true },
];

interface Question {
  text: string;
  answer: (confirmed: boolean) => void;
}

export default function ConfirmBeforeSaving() {
  const [rows] = React.useState(() => invoices.slice(0, 5));
  const [question, setQuestion] = React.useState<Question | null>(null);

  // The promise settles when somebody answers. Until then the cell stays in edit mode.
  const processRowUpdate = (newRow: Invoice, oldRow: Invoice) => {
    if (newRow.net === oldRow.net) {
      return oldRow;
    }
    return new Promise<Invoice>((resolve) => {
      setQuestion({
        text: `Change ${oldRow.id} from ${oldRow.net} € to ${newRow.net ?? 0} €?`,
        answer: (confirmed) => {
          resolve(confirmed ? newRow : oldRow);
          setQuestion(null);
        },
      });
    });
  };

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <Dialog
        open={question !== null}
        onClose={() => question?.answer(false)}
        aria-labelledby="confirm-title"
      >
        <DialogTitle id="confirm-title">{question?.text}</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Keep the old amount</Button>
          <Button onClick={() => question?.answer(true)}>Change it</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
