import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

type Position = 'start' | 'end';

interface PositionChoiceProps {
  name: string;
  position: Position;
  onChange: (position: Position) => void;
}

function PositionChoice({ name, position, onChange }: PositionChoiceProps) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography>{name}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={name}
        value={position}
        onChange={(_event, newPosition: Position | null) => newPosition && onChange(newPosition)}
      >
        <ToggleButton value="start">Start</ToggleButton>
        <ToggleButton value="end">End</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}

export default function ButtonPositions() {
  const [opening, setOpening] = React.useState<Position>('start');
  const [clearing, setClearing] = React.useState<Position>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <PositionChoice name="Opening button" position={opening} onChange={setOpening} />
        <PositionChoice name="Clear button" position={clearing} onChange={setClearing} />
        <DatePicker
          label="Next service"
          defaultValue={dayjs('2025-05-17')}
          slotProps={{
            field: { clearable: true, openPickerButtonPosition: opening, clearButtonPosition: clearing },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
