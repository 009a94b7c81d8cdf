import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { staff, type StaffMember } from '../../velo/staff.ts';

const rows = staff.slice(0, 5);

const columns: GridColDef<StaffMember>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, editable: true },
];

interface Question {
  rows: number;
  confirm: () => void;
  cancel: () => void;
}

export default function AskBeforePasting() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({ rows: data.length, confirm: resolve, cancel: reject });
    }).finally(() => setQuestion(null));

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Staff"
        rows={rows}
        columns={columns}
        onBeforeClipboardPasteStart={ask}
        hideFooter
      />
      <Dialog open={question !== null} onClose={() => question?.cancel()} aria-labelledby="paste-title">
        <DialogTitle id="paste-title">Paste over {question?.rows} rows?</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.cancel()}>Cancel</Button>
          <Button onClick={() => question?.confirm()} autoFocus>
            Paste
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
