import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

interface DeleteDialogProps {
  ids: string[];
  onDelete: () => void;
  onClose: () => void;
}

export default function DeleteDialog({ ids, onDelete, onClose }: DeleteDialogProps) {
  const id = React.useId();
  const what = ids.length === 1 ? `bike ${ids[0]}` : `${ids.length} bikes`;
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>Delete {what}?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>You can take it back for a few seconds.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus color="inherit" onClick={onClose} sx={{ textTransform: 'none' }}>
          Keep
        </Button>
        <Button color="error" variant="contained" disableElevation onClick={onDelete} sx={{ textTransform: 'none' }}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
