import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { bikeOf, entryOf, newEntry, type BikeEntry, type BikeErrors } from './bikeRules.ts';
import { hasMotor, kinds, stations, statuses, type Bike } from './bikes.ts';

interface BikeFormProps {
  /** The bike to change; a new one where there is none. */
  bike?: Bike;
  /** The number that a new bike gets. */
  newId: string;
  onSave: (bike: Bike) => void;
  onClose: () => void;
}

/** A form at the edge of the window. Whoever shows it gives it a key: another bike is another form. */
export default function BikeForm({ bike, newId, onSave, onClose }: BikeFormProps) {
  const title = React.useId();
  const form = React.useRef<HTMLFormElement>(null);
  const [entry, setEntry] = React.useState<BikeEntry>(bike ? entryOf(bike) : newEntry);
  const [errors, setErrors] = React.useState<BikeErrors>({});

  const fieldProps = (name: keyof BikeEntry, label: string) => ({
    name,
    label,
    value: entry[name],
    onChange: (event: { target: { value: string } }) => {
      setEntry({ ...entry, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
    error: errors[name] !== undefined,
    helperText: errors[name],
  });
  const options = (values: readonly string[]) =>
    values.map((value) => (
      <MenuItem key={value} value={value}>
        {value}
      </MenuItem>
    ));

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const result = bikeOf(entry, bike?.id ?? newId);
    if ('bike' in result) return onSave(result.bike);
    setErrors(result.errors);
    const [first] = Object.keys(result.errors);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, 'aria-modal': true, sx: { width: { xs: '100%', sm: 440 } } } }}
    >
      <Box component="form" ref={form} noValidate onSubmit={save} sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 3, py: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Typography id={title} component="h2" variant="h6" sx={{ fontWeight: 700 }}>
            {bike ? `Bike ${bike.id}` : 'A new bike'}
          </Typography>
          <IconButton edge="end" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, p: 3, alignContent: 'start', flexGrow: 1 }}>
          <TextField {...fieldProps('model', 'Model')} autoFocus autoComplete="off" />
          <TextField {...fieldProps('kind', 'Kind')} select>
            {options(kinds)}
          </TextField>
          <TextField {...fieldProps('status', 'Status')} select>
            {options(statuses)}
          </TextField>
          <TextField {...fieldProps('station', 'Station')} select>
            {options(stations)}
          </TextField>
          <TextField
            {...fieldProps('hourlyRate', 'Price an hour')}
            slotProps={{ input: { startAdornment: <InputAdornment position="start">€</InputAdornment> }, htmlInput: { inputMode: 'decimal' } }}
          />
          {hasMotor(entry) && (
            <TextField
              {...fieldProps('battery', 'Battery')}
              slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> }, htmlInput: { inputMode: 'numeric' } }}
            />
          )}
          <TextField {...fieldProps('lastService', 'Last service')} type="date" slotProps={{ inputLabel: { shrink: true } }} />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, p: 3, pt: 0 }}>
          <Button color="inherit" onClick={onClose} sx={{ textTransform: 'none' }}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disableElevation sx={{ textTransform: 'none', fontWeight: 700, px: 3 }}>
            {bike ? 'Save' : 'Add the bike'}
          </Button>
        </Box>
      </Box>
    </Drawer>
  );
}
