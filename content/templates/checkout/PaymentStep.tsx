import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import Choice from './Choice.tsx';
import FormField, { type StepProps } from './FormField.tsx';
import { slashedExpiry, spacedCardNumber } from './validation.ts';

export default function PaymentStep(props: StepProps) {
  const { values, onChange } = props;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Choice
        name="method"
        label="How you pay"
        value={values.method}
        onChange={(method) => onChange({ method })}
        options={[
          { value: 'card', title: 'By card', text: 'Charged when you ride', icon: <CreditCardIcon /> },
          { value: 'invoice', title: 'On invoice', text: 'Within 14 days', icon: <ReceiptLongIcon /> },
        ]}
      />
      {values.method === 'card' ? (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } }}>
          <FormField
            {...props}
            name="cardNumber"
            label="Card number"
            autoComplete="cc-number"
            inputMode="numeric"
            format={spacedCardNumber}
            hint="To try it: 4242 4242 4242 4242"
          />
          <FormField {...props} name="expiry" label="Good until" autoComplete="cc-exp" inputMode="numeric" format={slashedExpiry} hint="MM/YY" />
          <FormField {...props} name="cvc" label="Security code" autoComplete="cc-csc" inputMode="numeric" format={(text) => text.replace(/\D/g, '').slice(0, 4)} hint="On the back" />
        </Box>
      ) : (
        <Alert severity="info" variant="outlined">
          The invoice comes by email when the bikes are back.
        </Alert>
      )}
    </Box>
  );
}
