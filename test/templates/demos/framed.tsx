// A demo that asks how wide its window is, and opens a dialog there.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

export default function Framed({ label }: { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 400px)');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label ?? (isNarrow ? 'Narrow window' : 'Wide window')}</Button>
      <Dialog open={isOpen}>Locked</Dialog>
    </>
  );
}
