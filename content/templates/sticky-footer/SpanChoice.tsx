import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { chosenInForcedColors } from '../shared/look.ts';
import type { Span } from './notices.ts';

interface SpanChoiceProps {
  span: Span;
  onChange: (span: Span) => void;
}

const labels: Readonly<Record<Span, string>> = {
  today: 'Today',
  week: 'This week',
  all: 'All of November',
};

export default function SpanChoice({ span, onChange }: SpanChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      size="small"
      aria-label="Notices of"
      value={span}
      onChange={(_, next: Span | null) => next && onChange(next)}
      sx={{
        ...chosenInForcedColors,
        '& .MuiToggleButton-root': {
          px: 2,
          minHeight: 40,
          textTransform: 'none',
          fontSize: 14,
          color: 'text.primary',
        },
      }}
    >
      {(Object.keys(labels) as Span[]).map((one) => (
        <ToggleButton key={one} value={one}>
          {labels[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
