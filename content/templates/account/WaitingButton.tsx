import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface WaitingButtonProps extends ButtonProps {
  /** Whether an answer is awaited. What it does must do nothing then. */
  isWaiting: boolean;
}

/** A button that keeps the focus while it waits: a disabled one would lose it, and its reader's place. */
export default function WaitingButton({ isWaiting, sx, ...other }: WaitingButtonProps) {
  return (
    <Button
      aria-disabled={isWaiting || undefined}
      startIcon={isWaiting ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
      {...other}
      sx={[
        ...(Array.isArray(sx) ? sx : [sx]),
        { '&[aria-disabled]': { opacity: 0.8, cursor: 'progress' } },
      ]}
    />
  );
}
