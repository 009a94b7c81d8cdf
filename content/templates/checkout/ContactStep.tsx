import Box from '@mui/material/Box';
import FormField, { type StepProps } from './FormField.tsx';

export default function ContactStep(props: StepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormField {...props} name="name" label="Name" autoComplete="name" />
      <FormField {...props} name="email" label="Email" type="email" autoComplete="email" inputMode="email" hint="The code of the locks goes there" />
      <FormField {...props} name="phone" label="Phone" type="tel" autoComplete="tel" inputMode="tel" required={false} hint="Only if the ferry is late" />
    </Box>
  );
}
