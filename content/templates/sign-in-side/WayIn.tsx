import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { chosenInForcedColors } from '../shared/look.ts';

export type Way = 'password' | 'link';

interface WayInProps {
  way: Way;
  onChange: (way: Way) => void;
}

/** With a password, or by a link that comes by mail. */
export default function WayIn({ way, onChange }: WayInProps) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label="How to sign in"
      value={way}
      // Pressing the chosen one again leaves it chosen.
      onChange={(_, next: Way | null) => next && onChange(next)}
      sx={{
        ...chosenInForcedColors,
        mb: 3,
        p: 0.5,
        gap: 0.5,
        borderRadius: '14px',
        bgcolor: 'action.hover',
        '& .MuiToggleButton-root': {
          border: 0,
          borderRadius: '10px !important',
          textTransform: 'none',
          fontSize: 14,
          fontWeight: 600,
          color: 'text.secondary',
        },
        '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
          bgcolor: 'background.paper',
          color: 'primary.main',
          boxShadow: '0 1px 3px rgb(0 0 0 / 16%)',
        },
      }}
    >
      <ToggleButton value="password">Password</ToggleButton>
      <ToggleButton value="link">Link by mail</ToggleButton>
    </ToggleButtonGroup>
  );
}
