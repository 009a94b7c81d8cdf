import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Choice from './Choice.tsx';
import FormField, { type StepProps } from './FormField.tsx';
import { deliveryPrice, euros } from './order.ts';

const stations = ['Ferry Quay', 'Fish Market', 'Clock Tower', 'Theatre Square', 'Mill Bridge', 'Library'];

export default function HandoverStep(props: StepProps) {
  const { values, onChange } = props;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Choice
        name="handover"
        label="How you get the bikes"
        value={values.handover}
        onChange={(handover) => onChange({ handover })}
        options={[
          { value: 'station', title: 'At a station', text: 'Free, from 8 o’clock', icon: <StorefrontIcon /> },
          { value: 'delivery', title: 'To your door', text: `${euros(deliveryPrice)}, by 10 o’clock`, icon: <LocalShippingIcon /> },
        ]}
      />
      {values.handover === 'station' ? (
        <TextField select fullWidth id="station" name="station" label="Station" value={values.station} onChange={(event) => onChange({ station: event.target.value })}>
          {stations.map((station) => (
            <MenuItem key={station} value={station}>
              {station}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 2fr' }, '& > :first-of-type': { gridColumn: '1 / -1' } }}>
          <FormField {...props} name="street" label="Street and number" autoComplete="street-address" />
          <FormField {...props} name="postcode" label="Postcode" autoComplete="postal-code" />
          <FormField {...props} name="city" label="Town" autoComplete="address-level2" />
        </Box>
      )}
    </Box>
  );
}
